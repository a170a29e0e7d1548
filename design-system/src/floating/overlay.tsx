import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fadeIn, Spinner } from '../feedback/spinner';
import { color, motion, radius, shadow, space } from '../tokens';
import { useModal } from './use-modal';

const Root = styled.dialog`
  border: 1px solid ${color.line};
  box-shadow: ${shadow};
  text-align: center;
  animation: ${fadeIn} ${motion.calm};

  min-width: min(320px, calc(100% - 2 * ${space[16]}));
  max-width: min(480px, calc(100% - 2 * ${space[16]}));
  padding: 0 ${space[16]};
  border-radius: ${radius.card};

  background: ${color.surface};
  color: ${color.ink};

  &:focus-visible {
    outline: 0;
  }

  &::backdrop {
    animation: ${fadeIn} ${motion.calm};
    background: color-mix(in srgb, ${color.paper} 90%, transparent);
  }
`;

const WayOn = styled.div`
  padding-bottom: ${space[24]};
`;

export interface OverlayProps {
  /** What is being done, such as "Submitting your test". */
  label: string;
  /** A way on, where it may take long. */
  children?: ReactNode;
}

/** Covers the whole screen while nothing else may happen. The page under it is inert; Escape does nothing. */
export function Overlay({ label, children }: OverlayProps) {
  return (
    <Root {...useModal({ priority: 1 })} aria-label={label} aria-busy="true">
      <Spinner label={label} />
      {children && <WayOn>{children}</WayOn>}
    </Root>
  );
}
