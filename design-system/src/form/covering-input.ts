import { css } from 'styled-components';

/** An input that is not seen and covers its label, so that all of it can be pressed. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  appearance: none;
  margin: 0;
  outline: 0;
  cursor: inherit;
`;
