import { Button, type ButtonProps } from '@wattle/design-system';
import { styled } from 'styled-components';

const Root = styled(Button)`
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

interface LockableButtonProps extends ButtonProps {
  /** Cannot be pressed now. */
  isLocked: boolean;
}

/** A button that keeps the focus while it cannot be pressed; `disabled` would drop it. */
export function LockableButton({ isLocked, onClick, ...props }: LockableButtonProps) {
  return <Root {...props} aria-disabled={isLocked || undefined} onClick={isLocked ? undefined : onClick} />;
}
