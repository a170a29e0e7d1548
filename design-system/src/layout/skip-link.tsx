import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusTarget } from '../browser/browser';
import { color, layer, motion, radius, space } from '../tokens';

const Link = styled.a`
  position: fixed;
  top: ${space[8]};
  left: ${space[8]};
  z-index: ${layer.skipLink};
  transition: transform ${motion.quick};
  font-weight: 600;
  text-decoration: none;

  padding: ${space[12]} ${space[20]};
  border-radius: ${radius.control};

  background: ${color.ink};
  color: ${color.paper};

  &:hover {
    color: ${color.paper};
  }

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;

interface SkipLinkProps {
  /** The id of what comes after the bar; it can take the focus. */
  target: string;
  /** What it says. */
  children: ReactNode;
}

/** First link of a page: seen only when the keyboard reaches it, it leads past the navigation. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <Link href={`#${target}`} onClick={focusTarget}>
      {children}
    </Link>
  );
}
