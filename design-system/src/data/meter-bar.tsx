import { styled } from 'styled-components';
import { MutedText } from '../layout/text';
import { fontSize, media, space, tabularNums } from '../tokens';
import { Bar, type BarTone } from './bar';

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

export interface MeterBarProps {
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
