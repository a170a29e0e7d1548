import { keyframes, styled } from 'styled-components';
import { Spinner } from '../feedback/spinner';
import { color, motion } from '../tokens';
import { useModal } from './use-modal';

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.dialog`
  border: 0;
  animation: ${appear} ${motion.calm};

  padding: 0;

  background: transparent;
  color: ${color.ink};

  &:focus-visible {
    outline: 0;
  }

  &::backdrop {
    animation: ${appear} ${motion.calm};
    background: color-mix(in srgb, ${color.paper} 90%, transparent);
  }
`;

export interface OverlayProps {
  /** What is being done, such as "Submitting your test". */
  label: string;
}

/** Covers the whole screen while nothing else may happen. The page under it is inert; Escape does nothing. */
export function Overlay({ label }: OverlayProps) {
  return (
    <Root {...useModal()} closedby="none" aria-label={label} aria-busy="true">
      <Spinner label={label} />
    </Root>
  );
}
