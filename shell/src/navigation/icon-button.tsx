import { color, height, radius } from '@wattle/design-system';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

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

/** A button that is only a picture; its label is read out and shown on hover. */
export function IconButton({ label, ...props }: { label: string } & ComponentProps<'button'>) {
  return <Root type="button" aria-label={label} title={label} {...props} />;
}
