import { color } from '@wattle/design-system';
import { styled } from 'styled-components';

/** What is read second. */
export const QuietText = styled.p`
  color: ${color.inkSoft};
`;
