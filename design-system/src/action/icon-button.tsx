import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, height, radius } from '../tokens';

const Root = styled.button`
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
`;

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does; read out, and shown on hover. */
  label: string;
}

/** A button that is only a picture. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return <Root type="button" aria-label={label} title={label} {...props} />;
}
