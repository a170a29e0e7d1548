import type { ComponentPropsWithoutRef } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, height, layer, radius, space } from '../tokens';
import { plainButton } from './plain-button';

const tip = css`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: ${layer.floating};
  width: max-content;
  font-weight: 500;
  line-height: 1.3;
  /* The accessible name says it already. */
  content: attr(aria-label) / '';

  padding: ${space[4]} ${space[8]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  font-size: ${fontSize[13]};

  background: ${color.ink};
  color: ${color.paper};
`;

/**
 * Shows the name of a control below it, to the keyboard and to a pointer that can hover. It is part of the control, so
 * the pointer may move onto it; `data-tooltip="hidden"` hides it.
 */
const tooltip = css`
  &:focus-visible:not([data-tooltip='hidden'])::after {
    ${tip}
  }

  @media (hover: hover) {
    &:hover:not([data-tooltip='hidden'])::after {
      ${tip}
    }
  }
`;

const Root = styled.button`
  ${plainButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;

  width: ${height.regular};
  height: ${height.regular};
  border-radius: ${radius.control};

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
