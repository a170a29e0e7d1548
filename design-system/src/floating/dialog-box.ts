import { styled } from 'styled-components';
import { radius, space, width } from '../tokens';
import { floating } from './floating';

/** The box of a dialog, in the middle of the screen. */
export const DialogBox = styled.dialog<{ $isLarge?: boolean }>`
  ${floating}

  width: min(${({ $isLarge }) => ($isLarge ? width.regular : '520px')}, calc(100% - 2 * ${space[16]}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${space[16]});
  padding: ${space[24]};
  border-radius: ${radius.card};
`;
