import { color } from '@wattle/design-system';
import { styled } from 'styled-components';

/** What stands second: a line under a heading, a sentence beside a button. */
export const Quiet = styled.p`
  color: ${color.inkSoft};
`;
