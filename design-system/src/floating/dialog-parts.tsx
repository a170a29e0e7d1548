import { X } from 'lucide-react';
import { css, keyframes, styled } from 'styled-components';
import { Button } from '../action/button';
import { fadeIn } from '../feedback/spinner';
import { color, fontSize, height, motion, radius, shadow, space, width } from '../tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const floating = css`
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.edge};
  box-shadow: ${shadow};
  animation: ${appear} ${motion.calm};

  background: ${color.surface};
  color: ${color.ink};

  &::backdrop {
    animation: ${fadeIn} ${motion.calm};
    background: ${color.backdrop};
  }
`;

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

const sheet = css`
  margin: auto auto 0;
  width: 100%;
  max-width: ${width.narrow};
  max-height: 82dvh;
  padding: ${space[24]} ${space[20]} calc(${space[24]} + env(safe-area-inset-bottom));
  border-radius: ${radius.card} ${radius.card} 0 0;
`;

/** The box of a dialog, in the middle of the screen or at its lower edge. */
export const DialogBox = styled.dialog<{ $size?: 'regular' | 'large' | 'full'; $isSheet?: boolean }>`
  ${floating}

  width: min(${({ $size }) => ($size === 'large' ? width.regular : '520px')}, calc(100% - 2 * ${space[16]}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${space[16]});
  padding: ${space[24]};
  border-radius: ${radius.card};

  ${({ $size }) => $size === 'full' && fullScreen}
  ${({ $isSheet }) => $isSheet && sheet}
`;

/** The heading of what floats; leaves space for the closing button. */
export const DialogTitle = styled.h2<{ $isClosable?: boolean }>`
  margin-bottom: ${space[12]};
  padding-right: ${({ $isClosable }) => ($isClosable ? height.regular : 0)};
  font-size: ${fontSize[22]};
`;

const Corner = styled(Button)`
  position: absolute;
  top: ${space[12]};
  right: ${space[12]};

  width: ${height.regular};
  padding: 0;

  color: ${color.ink};
`;

interface CloseButtonProps {
  /** Closes what it stands on. */
  onClick: () => void;
}

/** The cross in the upper right corner. */
export function CloseButton({ onClick }: CloseButtonProps) {
  return (
    <Corner variant="quiet" aria-label="Close" onClick={onClick}>
      <X size={20} aria-hidden="true" />
    </Corner>
  );
}
