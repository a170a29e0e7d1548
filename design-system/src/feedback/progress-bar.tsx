import { keyframes, styled } from 'styled-components';
import { Bar, Fill, shareOf, Track } from '../data/bar';

const wander = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Wanderer = styled(Fill)`
  animation: ${wander} 1400ms ease-in-out infinite;

  width: 40%;
`;

export interface ProgressBarProps {
  /** What is on its way; read out, not shown. */
  label: string;
  /** How far, from 0 to `max`; left out while it is not known. */
  value?: number;
  /** The whole. */
  max?: number;
  /** It is what was measured, such as a score, and on its way nowhere. */
  isMeter?: boolean;
}

/** How far something has come, or how much it is. */
export function ProgressBar({ label, value, max = 100, isMeter = false }: ProgressBarProps) {
  const meter = {
    role: isMeter ? 'meter' : 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
  };
  if (value !== undefined) return <Bar {...meter} aria-valuenow={shareOf(value, max) * max} value={value} max={max} />;
  return (
    <Track {...meter}>
      <Wanderer $tone="action" $share={1} />
    </Track>
  );
}
