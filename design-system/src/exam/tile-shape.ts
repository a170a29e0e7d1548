import { css } from 'styled-components';
import { color, fontSize, radius } from '../tokens';

/** The square in which the letter of an option stands; its colours are its user's. */
export const tileShape = css`
  display: grid;
  flex: none;
  place-items: center;
  border: 1px solid ${color.edge};
  font-weight: 700;
  forced-color-adjust: none;

  width: 32px;
  height: 32px;
  border-radius: ${radius.small};
  font-size: ${fontSize[15]};
`;
