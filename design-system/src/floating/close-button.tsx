import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../action/button';
import { color, height, space } from '../tokens';

const Corner = styled(Button)`
  position: absolute;
  top: ${space[12]};
  right: ${space[12]};

  width: ${height.regular};
  padding: 0;

  color: ${color.ink};
`;

export interface CloseButtonProps {
  /** Closes what it stands on. */
  onClick: () => void;
}

/** The cross in the upper right corner. */
export function CloseButton({ onClick }: CloseButtonProps) {
  return (
    <Corner variant="quiet" aria-label="Close" onClick={onClick}>
      <X size={20} aria-hidden="true" />
    </Corner>
  );
}
