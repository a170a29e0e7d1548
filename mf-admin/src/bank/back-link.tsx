import { fontSize, height, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  font-weight: 600;
  text-decoration: none;

  gap: ${space[8]};
  min-height: ${height.target};
  font-size: ${fontSize[15]};
`;

interface BackLinkProps {
  to: string;
  children: ReactNode;
}

/** A link to the parent page. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Root to={to}>
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </Root>
  );
}
