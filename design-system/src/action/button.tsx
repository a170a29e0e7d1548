import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonStyleProps, buttonStyle } from './button-style';
import { SpinnerRing } from './spinner-ring';

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

// Hidden by opacity: the words keep their width and stay the button's name.
const Words = styled.span<{ $isHidden: boolean }>`
  display: inherit;
  align-items: inherit;
  gap: inherit;
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
`;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Cannot be pressed nor reached. */
  isDisabled?: boolean;
  /** At work: shows a ring, keeps its width and takes no second press. */
  isBusy?: boolean;
  /** Cannot be pressed now, and keeps the focus, which it would lose as a disabled one. */
  isLocked?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'regular',
  isWide = false,
  isDisabled = false,
  isBusy = false,
  isLocked = false,
  type = 'button',
  'aria-disabled': isAriaDisabled,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const isIdle = !isBusy && !isLocked;
  // Not `disabled`, which would drop the focus; a submit button must not submit again either.
  const press = (event: MouseEvent<HTMLButtonElement>) => (isIdle ? onClick?.(event) : event.preventDefault());
  return (
    <Root
      {...props}
      type={type}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-disabled={!isIdle || isAriaDisabled}
      onClick={press}
      $variant={variant}
      $size={size}
      $isWide={isWide}
    >
      <Words $isHidden={isBusy}>{children}</Words>
      {isBusy && <SpinnerRing />}
    </Root>
  );
}
