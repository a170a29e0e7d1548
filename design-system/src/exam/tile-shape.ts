import { css } from 'styled-components';
import { color, fontSize, radius } from '../tokens';

/** The square in which the letter of an option stands, also in a reader's own text size; its colours are its user's. */
export const tileShape = css`
  display: grid;
  flex: none;
  place-items: center;
  border: 1px solid ${color.edge};
  font-weight: 700;
  forced-color-adjust: none;

  width: max(32px, 1.75rem);
  height: max(32px, 1.75rem);
  border-radius: ${radius.small};
  font-size: ${fontSize[15]};
`;
