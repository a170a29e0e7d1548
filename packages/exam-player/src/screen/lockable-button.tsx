import { Button, type ButtonProps } from '@wattle/design-system';

interface LockableButtonProps extends ButtonProps {
  /** Cannot be pressed now. */
  isLocked: boolean;
}

/** A button that keeps the focus while it cannot be pressed; `disabled` would drop it. */
export function LockableButton({ isLocked, onClick, ...props }: LockableButtonProps) {
  return <Button {...props} aria-disabled={isLocked || undefined} onClick={isLocked ? undefined : onClick} />;
}
