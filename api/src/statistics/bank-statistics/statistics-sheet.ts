import type { QuestionStatisticsRow, StatisticsSwitches } from '@wattle/contract/item-statistics';

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
];

/** Rows of a sheet with its header; the last line says by which switches they were counted. */
export function sheetOf(rows: readonly QuestionStatisticsRow[], { kind, omitted }: StatisticsSwitches): string[][] {
  const lines = rows.map((row) => {
    const { figures } = row;
    return [
      row.id,
      row.subject,
      row.question,
      row.level ?? '',
      row.category ?? '',
      String(row.n),
      fixed(figures?.facility),
      fixed(figures?.discriminationIndex),
      fixed(figures?.discriminativeEfficiency),
      fixed(figures?.effectiveWeight),
      fixed(figures?.pointBiserialCorrected),
      fixed(figures?.upperLower),
      fixed(figures?.medianSeconds, 0),
      row.flags.map((flag) => [flag.kind, flag.option].filter(Boolean).join(' ')).join('; '),
      row.isWithheld ? 'yes' : '',
    ];
  });
  const tests = kind === undefined ? 'all kinds of test' : kind;
  const switches = `First answers, ${tests}, left out ${omitted === 'wrong' ? 'counts as wrong' : 'is not counted'}`;
  return [HEADER, ...lines, [switches]];
}

function fixed(figure: number | null | undefined, digits = 3): string {
  return figure?.toFixed(digits) ?? '';
}
