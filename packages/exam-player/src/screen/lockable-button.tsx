import { Button, type ButtonProps } from '@wattle/design-system';
import { useLayoutEffect, useRef } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  // The design system's button sets this attribute for isBusy alone.
  useLayoutEffect(() => {
    if (isLocked) button.current?.setAttribute('aria-disabled', 'true');
    else button.current?.removeAttribute('aria-disabled');
  }, [isLocked]);
  return <Root {...props} ref={button} onClick={isLocked ? undefined : onClick} />;
}
