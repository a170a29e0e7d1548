import type { VersionStatistics } from '@wattle/contract/item-statistics';
import { color, Disclosure, fontSize, MutedText, Panel, Table, tabularNums, useOnResize } from '@wattle/design-system';
import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { type AbilityLine, abilityLines } from './ability-lines';
import { percentText } from './statistics-words';

const BANDS = ['Lowest fifth', 'Second', 'Middle', 'Fourth', 'Highest fifth'];
const SHORT_BANDS = ['Lowest', '2nd', 'Middle', '4th', 'Highest'];

const HEIGHT = 316;
const TOP = 24;
const BOTTOM = 56;
const LEFT = 44;
const RIGHT = 84;
/** Of the first points, so that their figures stand clear of those of the axis. */
const INSET = 16;
/** Below it the bands have their short names. */
const WIDE_PX = 480;
/** Of two labels at the ends of lines, so that they do not overlap. */
const LABEL_PX = 18;

const COLORS = { key: color.action, preferred: color.danger, others: color.control };

const Chart = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  ${tabularNums}

  /* Points would follow their labels a moment later. */
  * {
    transition-property: none;
  }

  font-size: ${fontSize[13]};

  text {
    fill: ${color.inkSoft};
  }
`;

const lineStyle = css<{ $kind: AbilityLine['kind'] }>`
  --line: ${({ $kind }) => COLORS[$kind]};
`;

const Line = styled.g<{ $kind: AbilityLine['kind'] }>`
  ${lineStyle}

  path {
    fill: none;
    stroke: var(--line);
    stroke-width: 2.5;
    stroke-dasharray: ${({ $kind }) => ($kind === 'others' ? '1 6' : 'none')};
    stroke-linecap: round;
  }

  rect,
  circle {
    fill: var(--line);
  }

  text {
    stroke: ${color.surface};
    stroke-width: 4;
    paint-order: stroke;
    font-weight: ${({ $kind }) => ($kind === 'others' ? 400 : 600)};
    fill: ${({ $kind }) => ($kind === 'others' ? color.inkSoft : 'var(--line)')};
  }
`;

/** Which band of children chose what: lines to the eye, a sentence and a table to everybody else. */
export function AbilityChart({ version }: { version: VersionStatistics }) {
  const lines = abilityLines(version);
  const { bands, options } = version;
  if (!bands || !options) return null;
  const sizes = bands.map(({ n }) => n);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return (
    <Panel title="Who chose what, by ability" gap={8}>
      <MutedText>
        {`The children in five groups, by their score on the other questions of the test. ${least === most ? most : `${least} or ${most}`} children a group.`}
      </MutedText>
      <Lines lines={lines} />
      <MutedText>With a sound key its line goes up from left to right.</MutedText>
      <Disclosure title="The same as a table">
        <Table caption="Share of each group that chose an option">
          <thead>
            <tr>
              <th scope="col">Group</th>
              {options.map(({ option, isKey }) => (
                <th key={option ?? 'left out'} scope="col">
                  {option ? `${option}${isKey ? ', the key' : ''}` : 'Left out'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map(({ shares }, index) => (
              <tr key={BANDS[index]}>
                <th scope="row">{BANDS[index]}</th>
                {options.map(({ option }, each) => (
                  <td key={option ?? 'left out'}>{percentText(shares[each] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </Panel>
  );
}

function Lines({ lines }: { lines: readonly AbilityLine[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(560);
  useOnResize(frame, ({ clientWidth }) => clientWidth > 0 && setWidth(clientWidth));
  const highest = Math.max(...lines.flatMap(({ shares }) => shares));
  const top = Math.min(1, Math.ceil(highest * 5) / 5);
  const x = (band: number) => LEFT + INSET + (band * (width - LEFT - INSET - RIGHT)) / (BANDS.length - 1);
  const y = (share: number) => TOP + (1 - share / top) * (HEIGHT - TOP - BOTTOM);
  const ticks = Array.from({ length: Math.round(top * 5) + 1 }, (_, index) => index / 5);
  const ends = spread(lines.map(({ shares }) => y(shares.at(-1) ?? 0)));
  const names = width < WIDE_PX ? SHORT_BANDS : BANDS;
  return (
    <div ref={frame}>
      <Chart viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} role="img" aria-label={chartSentence(lines)}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={x(BANDS.length - 1)} y1={y(tick)} y2={y(tick)} stroke={color.line} />
            <text x={LEFT - 10} y={y(tick) + 4} textAnchor="end">
              {percentText(tick)}
            </text>
          </g>
        ))}
        {names.map((name, band) => (
          <text key={name} x={x(band)} y={HEIGHT - 12} textAnchor="middle">
            {name}
          </text>
        ))}
        {lines.toReversed().map((line) => (
          <Line key={line.kind} $kind={line.kind}>
            <path d={line.shares.map((share, band) => `${band === 0 ? 'M' : 'L'}${x(band)} ${y(share)}`).join(' ')} />
            {line.shares.map((share, band) => (
              <g key={BANDS[band]}>
                <Point kind={line.kind} x={x(band)} y={y(share)} />
                {line.kind !== 'others' && (
                  <text x={x(band)} y={y(share) + (isAbove(line, lines, band) ? -11 : 22)} textAnchor="middle">
                    {Math.round(100 * share)}
                  </text>
                )}
              </g>
            ))}
            <text x={x(BANDS.length - 1) + 16} y={(ends[lines.indexOf(line)] ?? 0) + 4}>
              {line.label}
            </text>
          </Line>
        ))}
      </Chart>
    </div>
  );
}

function Point({ kind, x, y }: { kind: AbilityLine['kind']; x: number; y: number }) {
  if (kind === 'key') return <rect x={x - 5} y={y - 5} width={10} height={10} rx={1} />;
  return <circle cx={x} cy={y} r={kind === 'preferred' ? 5.5 : 3} />;
}

/** Of two lines that are labelled the upper one has its figures above it. */
function isAbove({ kind, shares }: AbilityLine, lines: readonly AbilityLine[], band: number): boolean {
  const other = lines.find((each) => each.kind !== 'others' && each.kind !== kind);
  const [own = 0, others = 0] = [shares[band], other?.shares[band]];
  return own > others || (own === others && kind === 'key');
}

/** Heights of labels at the ends of lines, moved apart upwards where they would overlap: below them stand the bands. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((one, other) => other.height - one.height);
  const placed: number[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const { height, index } of order) {
    last = Math.min(height, last - LABEL_PX);
    placed[index] = last;
  }
  return placed;
}

function chartSentence(lines: readonly AbilityLine[]): string {
  const shown = lines.filter(({ kind }) => kind !== 'others');
  const of = (name: string, band: number) =>
    `Of the ${name}, ${shown.map(({ label, shares }) => `${percentText(shares[band] ?? 0)} chose ${label}`).join(' and ')}.`;
  return `${of('lowest fifth', 0)} ${of('highest fifth', BANDS.length - 1)}`;
}
