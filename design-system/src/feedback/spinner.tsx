import { keyframes, styled } from 'styled-components';
import { SpinnerRing } from '../action/button';
import { color, fontSize, motion, space } from '../tokens';

export const fadeIn = keyframes`
  from { opacity: 0; }
`;

// Comes late, so that a quick answer does not flash.
const Status = styled.div`
  display: grid;
  justify-items: center;
  animation: ${fadeIn} ${motion.calm} 200ms backwards;

  gap: ${space[12]};
  padding: ${space[48]} ${space[16]};

  color: ${color.inkSoft};
`;

const Place = styled.div`
  position: relative;

  width: 1.25em;
  height: 1.25em;
  font-size: ${fontSize[34]};

  color: ${color.action};
`;

export interface SpinnerProps {
  /** What is being waited for, such as "Loading questions". */
  label: string;
}

/** Waiting, with the reason. Screen readers read it out. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <Status role="status">
      <Place>
        <SpinnerRing />
      </Place>
      {label}
    </Status>
  );
}
