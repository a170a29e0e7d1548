import { keyframes, styled } from 'styled-components';
import { type BarTone, Fill, shareOf, Track } from '../data/bar';
import { color, fontSize, space, tabularNums } from '../tokens';

const wander = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  ${tabularNums}

  gap: ${space[12]};
  margin-bottom: ${space[8]};
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const Wanderer = styled(Fill)`
  animation: ${wander} 1400ms ease-in-out infinite;

  width: 40%;
`;

export interface ProgressBarProps {
  /** What is on its way. */
  label: string;
  /** How far, from 0 to `max`; left out while it is not known. */
  value?: number;
  /** The whole. */
  max?: number;
  /** Yellow for a child's way through a test, green for work that the machine does. */
  tone?: BarTone;
  /** The label and the share stand above the bar; otherwise the label is only read out. */
  isLabelVisible?: boolean;
}

/** How far something has come. */
export function ProgressBar({ label, value, max = 100, tone = 'action', isLabelVisible = true }: ProgressBarProps) {
  const share = value === undefined ? undefined : shareOf(value, max);
  return (
    <div>
      {isLabelVisible && (
        <Caption aria-hidden="true">
          <span>{label}</span>
          {share !== undefined && <span>{Math.round(share * 100)}%</span>}
        </Caption>
      )}
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share && share * max}
      >
        {share === undefined ? <Wanderer $tone={tone} $share={1} /> : <Fill $tone={tone} $share={share} />}
      </Track>
    </div>
  );
}
