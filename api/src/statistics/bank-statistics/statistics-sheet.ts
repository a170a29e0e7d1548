import type { QuestionStatisticsRow, StatisticsSwitches } from '@wattle/contract/item-statistics';
import { kindTitle } from '@wattle/contract/test-kinds';

const HEADER = [
  'id',
  'subject',
  'question',
  'level',
  'topic',
  'answers',
  'facility',
  'discrimination',
  'efficiency',
  'effective_weight',
  'point_biserial',
  'upper_lower',
  'median_seconds',
  'flags',
  'withheld',
  'tests',
  'left_out',
];

export type SheetCell = string | number;

/** Rows of a sheet, after its header; the last columns say by which switches they were counted. */
export function sheetOf(
  rows: readonly QuestionStatisticsRow[],
  { kind, omitted }: StatisticsSwitches,
): [header: string[], ...rows: SheetCell[][]] {
  const switches = [kind ? kindTitle(kind) : 'all', omitted === 'wrong' ? 'wrong' : 'not counted'];
  const lines = rows.map((row) => {
    const { figures } = row;
    return [
      row.id,
      row.subject,
      row.question,
      row.level ?? '',
      row.category ?? '',
      row.n,
      rounded(figures?.facility),
      rounded(figures?.discriminationIndex),
      rounded(figures?.discriminativeEfficiency),
      rounded(figures?.effectiveWeight),
      rounded(figures?.pointBiserialCorrected),
      rounded(figures?.upperLower),
      rounded(figures?.medianSeconds, 0),
      row.flags.map((flag) => [flag.kind, flag.option].filter(Boolean).join(' ')).join('; '),
      row.isWithheld ? 'yes' : '',
      ...switches,
    ];
  });
  return [HEADER, ...lines];
}

/** A spreadsheet would run a text that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

export function textCells(cells: readonly SheetCell[]): string[] {
  return cells.map((cell) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell)));
}

/** Numbers stay numbers, so that a sheet can count with them; what is not known is empty. */
export function rounded(figure: number | null | undefined, digits = 3): SheetCell {
  return typeof figure === 'number' ? Number(figure.toFixed(digits)) : '';
}
