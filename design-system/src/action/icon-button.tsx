import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { color, height, radius } from '../tokens';
import { tooltip } from './tooltip';

const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 0;
  cursor: pointer;

  width: ${height.regular};
  height: ${height.regular};
  border-radius: ${radius.control};

  background: none;
  color: ${color.ink};

  &:hover {
    background: ${color.sunken};
  }

  ${tooltip}
`;

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  /** What it does; read out, and shown in a tooltip to the pointer and the keyboard. */
  label: string;
  /** Cannot be pressed nor reached. */
  isDisabled?: boolean;
}

/** A button that is only a picture. */
export function IconButton({ label, isDisabled = false, ...props }: IconButtonProps) {
  return <Root type="button" aria-label={label} disabled={isDisabled} {...props} ref={hideOnEscape} />;
}

/** Escape hides the tooltip until the button is left, wherever the focus is. */
function hideOnEscape(button: HTMLButtonElement | null) {
  if (!button) return;
  const hide = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && button.matches(':hover, :focus-visible')) button.setAttribute('data-tooltip', 'hidden');
  };
  const show = () => button.removeAttribute('data-tooltip');
  document.addEventListener('keydown', hide);
  button.addEventListener('pointerenter', show);
  button.addEventListener('blur', show);
  return () => document.removeEventListener('keydown', hide);
}
