import { keyframes, styled } from 'styled-components';
import { MutedText } from '../layout/muted-text';
import { fontSize, media, space, tabularNums } from '../tokens';
import { Bar, type BarTone, Fill, shareOf, Track } from './bar';

const wander = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Wanderer = styled(Fill)`
  animation: ${wander} 1400ms ease-in-out infinite;

  width: 40%;
`;

interface ProgressBarProps {
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

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(8em, 1fr) minmax(0, 2.8fr) 4.5em;
  align-items: center;
  ${tabularNums}

  gap: ${space[4]} ${space[12]};
  font-size: ${fontSize[15]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) 4.5em;

    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const Note = styled(MutedText)`
  grid-column: 1 / -1;
`;

const Count = styled.strong`
  text-align: right;
`;

interface MeterBarProps {
  /** What is counted, such as a topic. */
  label: string;
  /** How many. */
  value: number;
  /** Of how many. */
  max: number;
  /** What that is, below it. */
  note?: string | undefined;
  /** Green where all is well, yellow for what to practise. */
  tone?: BarTone;
}

/** One of several counts, as a bar. The bar is decoration: label and count say it. */
export function MeterBar({ label, value, max, note, tone = 'action' }: MeterBarProps) {
  return (
    <Row>
      <span>{label}</span>
      <Bar value={value} max={max} tone={tone} />
      <Count>
        {value} / {max}
      </Count>
      {note && <Note>{note}</Note>}
    </Row>
  );
}
