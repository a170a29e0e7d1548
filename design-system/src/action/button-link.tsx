import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonStyleProps, buttonStyle } from './button-style';

const Root = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

export type ButtonLinkProps<Link extends ElementType> = ButtonLook & {
  /** The link of a router; a plain `a` without it. */
  as?: Link;
} & Omit<ComponentProps<Link>, keyof ButtonLook | 'as'>;

/** A link that looks like a button, because it leads on: `<ButtonLink as={Link} to="...">`. */
export function ButtonLink<Link extends ElementType = 'a'>({
  variant = 'primary',
  size = 'regular',
  isWide = false,
  ...props
}: ButtonLinkProps<Link>) {
  return <Root $variant={variant} $size={size} $isWide={isWide} {...props} />;
}
