import { z } from 'zod';
import { total } from '../lists';
import { figureKind } from './figure-kind';
import { COLOURS, centred, LINE_HEIGHT, label, type Point, rectangle, svg, TEXT } from './svg';
import { textWidth, wrapped } from './text';

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

type TextTable = z.infer<typeof textTableSchema>;

const ROW = 40;
const TOP = 52;
const EDGE = 12;
const PADDING = 20;
const TITLE = 20;
const LEAST_WITH_NOTES = 500;
/** A cell that is wider than this is written in lines. */
const WIDEST = { first: 130, other: 84, only: 220 };

/** Widths of the columns, each as wide as its widest cell in lines. */
function columnWidths(table: readonly string[][]): number[] {
  const columns = table[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, at) => {
    const widest = columns <= 3 ? WIDEST.only : at === 0 ? WIDEST.first : WIDEST.other;
    const lines = table.flatMap((row, line) => {
      const style = { size: TEXT, isBold: line === 0 || at === 0 };
      return wrapped(row[at] ?? '', widest, style).map((text) => textWidth(text, style));
    });
    return Math.max(...lines) + PADDING;
  });
}

function drawTextTable({ title, head, columns, rows, notes = [] }: TextTable): string {
  const table = [[head, ...columns], ...rows.map((row) => [row.label, ...row.cells])];
  const widths = columnWidths(table);
  const left = (at: number) => EDGE + total(widths.slice(0, at));
  const isHead = (line: number, at: number) => line === 0 || at === 0;
  const linesOf = (text: string, line: number, at: number) =>
    wrapped(text, (widths[at] ?? 0) - PADDING + 1, { size: TEXT, isBold: isHead(line, at) });
  const heights = table.map(
    (row, line) => ROW + (Math.max(...row.map((text, at) => linesOf(text, line, at).length)) - 1) * TEXT * LINE_HEIGHT,
  );
  const top = (line: number) => TOP + total(heights.slice(0, line));
  const across = Math.max(
    left(table[0]?.length ?? 0) - EDGE,
    notes.length > 0 ? LEAST_WITH_NOTES : 0,
    textWidth(title, { size: TITLE, isBold: true }),
  );
  const bottom = top(table.length);
  const noteLines = notes.flatMap((note) => wrapped(note, across, { size: TEXT, isBold: false }));
  return svg(across + 2 * EDGE, bottom + 14 + 26 * noteLines.length, [
    label([EDGE, 26], title, { anchor: 'start', isBold: true, size: TITLE }),
    ...table.flatMap((row, line) =>
      row.flatMap((text, at) => {
        const [x, y, width, height] = [left(at), top(line), widths[at] ?? 0, heights[line] ?? 0];
        const place: Point = [at === 0 ? x + PADDING / 2 : x + width / 2, y + height / 2];
        return [
          rectangle([x, y], width, height, isHead(line, at) ? COLOURS.pale : COLOURS.white),
          ...centred(place, text, width - PADDING + 1, {
            anchor: at === 0 ? 'start' : 'middle',
            isBold: isHead(line, at),
          }),
        ];
      }),
    ),
    ...noteLines.map((note, at) => label([EDGE, bottom + 24 + 26 * at], note, { anchor: 'start' })),
  ]);
}

export const textTable = figureKind(textTableSchema, {
  draw: drawTextTable,
  describe: ({ title, head, columns, rows, notes = [] }) =>
    [
      `A table with the title “${title}”. Its first column shows: ${head}.`,
      ...rows.map(
        ({ label: name, cells }) =>
          `${name}: ${cells.map((cell, at) => `${columns[at]} ${cell === '' ? 'empty' : cell}`).join(', ')}.`,
      ),
      ...notes,
    ].join(' '),
});
