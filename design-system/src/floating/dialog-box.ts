import { css, styled } from 'styled-components';
import { radius, space, width } from '../tokens';
import { floating } from './floating';

const fullScreen = css`
  width: 100%;
  height: 100dvh;
  max-height: none;
  padding: ${space[16]};
  border: 0;
  border-radius: 0;

  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

/** The box of a dialog, in the middle of the screen. */
export const DialogBox = styled.dialog<{ $size?: 'regular' | 'large' | 'full' }>`
  ${floating}

  width: min(${({ $size }) => ($size === 'large' ? width.regular : '520px')}, calc(100% - 2 * ${space[16]}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${space[16]});
  padding: ${space[24]};
  border-radius: ${radius.card};

  ${({ $size }) => $size === 'full' && fullScreen}
`;
