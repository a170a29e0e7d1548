import { css } from 'styled-components';

/** A button without a look of its own: it takes the font and the colour of the text around it. */
export const plainButton = css`
  border: 0;
  text-align: start;
  cursor: pointer;

  background: none;
`;
