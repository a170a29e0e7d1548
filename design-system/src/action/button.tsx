import type { ComponentProps, MouseEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { type ButtonLook, type ButtonStyleProps, buttonStyle } from './button-style';

const Pressable = styled.button<ButtonStyleProps>`
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
    <Pressable
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
    </Pressable>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  margin: auto;
  animation: ${turn} 800ms linear infinite;

  width: 1.25em;
  height: 1.25em;
`;

/** The turning ring alone, in the colour of the text around it. */
export function SpinnerRing() {
  return (
    <Ring viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" opacity="0.25" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" strokeLinecap="round" />
    </Ring>
  );
}
