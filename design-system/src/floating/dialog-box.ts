import { css, keyframes, styled } from 'styled-components';
import { color, fontSize, height, motion, radius, shadow, space, width } from '../tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

export const floating = css`
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.edge};
  box-shadow: ${shadow};
  animation: ${appear} ${motion.calm};

  background: ${color.surface};
  color: ${color.ink};

  &::backdrop {
    animation: ${fade} ${motion.calm};
    background: ${color.backdrop};
  }
`;

/** The box of a dialog, in the middle of the screen. */
export const DialogBox = styled.dialog<{ $isLarge?: boolean }>`
  ${floating}

  width: min(${({ $isLarge }) => ($isLarge ? width.regular : '520px')}, calc(100% - 2 * ${space[16]}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${space[16]});
  padding: ${space[24]};
  border-radius: ${radius.card};
`;

/** The heading of what floats; leaves space for the closing button. */
export const DialogTitle = styled.h2<{ $isClosable?: boolean }>`
  margin-bottom: ${space[12]};
  padding-right: ${({ $isClosable }) => ($isClosable ? height.regular : 0)};
  font-size: ${fontSize[22]};
`;

/** Words in a dialog. */
export const DialogBody = styled.div`
  color: ${color.inkSoft};
`;
