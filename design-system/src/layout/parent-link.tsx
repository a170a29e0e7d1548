import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { fontSize, height, space } from '../tokens';

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  font-weight: 600;
  text-decoration: none;

  gap: ${space[8]};
  min-height: ${height.target};
  font-size: ${fontSize[15]};
`;

export type ParentLinkProps<Link extends ElementType> = {
  /** The link of a router; a plain `a` without it. */
  as?: Link;
} & Omit<ComponentProps<Link>, 'as'>;

/** Leads from a page to the one above it: `<ParentLink as={Link} to="...">`. */
export function ParentLink<Link extends ElementType = 'a'>({ children, ...props }: ParentLinkProps<Link>) {
  return (
    <Root {...props}>
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </Root>
  );
}
