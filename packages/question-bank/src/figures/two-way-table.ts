import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { total } from '../lists';
import { figureKind } from './figure-kind';
import { COLOURS, centred, heading, label, rectangle, svg, TEXT, WIDTH } from './svg';
import { textWidth } from './text';
import { written } from './words';

const twoWayTableSchema = z.strictObject({
  kind: z.literal('two-way-table'),
  title: z.string(),
  columns: z.array(z.string()).min(2),
  /** A cell without a number is left empty. */
  rows: z.array(z.strictObject({ label: z.string(), cells: z.array(z.number().nullable()) })).min(2),
});

type TwoWayTable = z.infer<typeof twoWayTableSchema>;

const ROW = 46;
const TOP = 52;
const BOLD = { size: TEXT, isBold: true };

function drawTwoWayTable({ title, columns, rows }: TwoWayTable): string {
  const head = 28 + Math.max(...rows.map((row) => textWidth(row.label, BOLD)));
  const column = (WIDTH - 20 - head) / columns.length;
  const x = (index: number) => 10 + head + index * column;
  const y = (index: number) => TOP + index * ROW;
  const cell = (at: number, row: number, text: string, fill: string, isBold: boolean) => [
    rectangle([x(at), y(row)], column, ROW, fill),
    ...centred([x(at) + column / 2, y(row) + ROW / 2], text, column - 10, { isBold }),
  ];
  return svg(WIDTH, TOP + (rows.length + 1) * ROW + 16, [
    heading(title),
    rectangle([10, TOP], head, ROW, COLOURS.pale),
    ...columns.flatMap((name, at) => cell(at, 0, name, COLOURS.pale, true)),
    ...rows.flatMap((row, index) => [
      rectangle([10, y(index + 1)], head, ROW, COLOURS.pale),
      label([24, y(index + 1) + ROW / 2], row.label, { anchor: 'start', isBold: true }),
      ...row.cells.flatMap((value, at) =>
        cell(at, index + 1, value === null ? '' : written(value), COLOURS.white, false),
      ),
    ]),
  ]);
}

/** Rows and columns named Total are the sums of the others, where all of them are shown. */
function tableFlaws({ columns, rows }: TwoWayTable): string[] {
  const lines = [
    ...rows.map(({ label, cells }) => ({ label, names: columns, cells })),
    ...columns.map((label, at) => ({
      label,
      names: rows.map((row) => row.label),
      cells: rows.map(({ cells }) => cells[at] ?? null),
    })),
  ];
  return lines.flatMap(({ label, names, cells }) => {
    const sum = cells[names.indexOf('Total')];
    const parts = cells.filter((_, at) => names[at] !== 'Total');
    if (cells.length !== names.length) return [`${label} has another number of cells`];
    if (sum === undefined || sum === null || parts.includes(null)) return [];
    return total(parts.map(Number)) === sum ? [] : [`${label} does not add up`];
  });
}

export const twoWayTable = figureKind(twoWayTableSchema, {
  draw: drawTwoWayTable,
  describe: ({ title, columns, rows }) => {
    const lines = rows.map(({ label: name, cells }) => {
      const numbers = cells.map((value) => (value === null ? 'empty' : written(value)));
      return `${name}: ${numbers.join(', ')}.`;
    });
    return `A table titled ${title}, with the columns ${listInWords(columns)}. ${lines.join(' ')}`;
  },
  flaws: tableFlaws,
});
