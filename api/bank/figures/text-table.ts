import { z } from 'zod';
import { COLOURS, label, rectangle, svg } from './svg';

/** A timetable or price table. */
const textTableSchema = z.strictObject({
  kind: z.literal('text-table'),
  title: z.string(),
  /** What the first column holds. */
  head: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.array(z.strictObject({ label: z.string(), cells: z.array(z.string()) })).min(2),
  notes: z.array(z.string()).optional(),
});

export type TextTable = z.infer<typeof textTableSchema>;

const SIZE = 17;
const ROW = 44;
const TOP = 52;
const EDGE = 12;

const widthOf = (texts: readonly string[], isBold: boolean) =>
  Math.max(...texts.map((text, line) => text.length * SIZE * (isBold || line === 0 ? 0.64 : 0.54))) + 26;

function drawTextTable({ title, head, columns, rows, notes = [] }: TextTable): string {
  const table = [[head, ...columns], ...rows.map((row) => [row.label, ...row.cells])];
  const widths =
    table[0]?.map((_, at) =>
      widthOf(
        table.map((row) => row[at] ?? ''),
        at === 0,
      ),
    ) ?? [];
  const lefts = widths.map((_, at) => EDGE + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const below = [title, ...notes].map((text) => text.length * SIZE * 0.57 + 2 * EDGE);
  const total = Math.max(
    ...below,
    widths.reduce((sum, width) => sum + width, 2 * EDGE),
  );
  const bottom = TOP + table.length * ROW;
  return svg(Math.round(total), bottom + 14 + 28 * notes.length, [
    label([EDGE, 26], title, { anchor: 'start', isBold: true, size: 20 }),
    ...table.flatMap((row, line) =>
      row.flatMap((text, at) => {
        const [x, y, width] = [lefts[at] ?? 0, TOP + line * ROW, widths[at] ?? 0];
        const isHead = line === 0 || at === 0;
        const place = at === 0 ? ([x + 12, y + ROW / 2] as const) : ([x + width / 2, y + ROW / 2] as const);
        return [
          rectangle([x, y], width, ROW, isHead ? COLOURS.pale : COLOURS.white),
          label(place, text, { anchor: at === 0 ? 'start' : 'middle', isBold: isHead, size: SIZE }),
        ];
      }),
    ),
    ...notes.map((note, at) => label([EDGE, bottom + 24 + 28 * at], note, { anchor: 'start', size: SIZE })),
  ]);
}

function describeTextTable({ title, head, columns, rows, notes = [] }: TextTable): string {
  const row = ({ label: name, cells }: TextTable['rows'][number]) =>
    `${name}: ${cells.map((cell, at) => `${columns[at]} ${cell === '' ? 'empty' : cell}`).join(', ')}.`;
  return [`A table with the title “${title}”. Its first column shows: ${head}.`, ...rows.map(row), ...notes].join(' ');
}

export const textTable = {
  schema: textTableSchema,
  draw: drawTextTable,
  describe: describeTextTable,
};
