import { styled } from 'styled-components';
import { color } from '../tokens';

/** Words in a dialog. */
export const DialogBody = styled.div`
  color: ${color.inkSoft};
`;
