import type {
  QuestionFigures,
  QuestionStatistics,
  QuestionStatisticsRow,
  StatisticsList,
  VersionStatistics,
} from '@wattle/contract/item-statistics';
import { apiReturns } from '@wattle/platform/fake-api';
import { aBankQuestion } from './bank';

const COUNTED_AT = '2026-11-22T02:00:00.000Z';

export const someFigures = (overrides: Partial<QuestionFigures> = {}): QuestionFigures => ({
  facility: 0.38,
  discriminationIndex: -0.27,
  discriminativeEfficiency: -0.3,
  effectiveWeight: null,
  pointBiserial: -0.2,
  pointBiserialCorrected: -0.27,
  upperLower: -0.35,
  medianSeconds: 72,
  ...overrides,
});

/** Whose key able children do not choose. */
export const doubted = aBankQuestion({
  question:
    'A garden bed is 3.5 m long and 2 m wide. A path 0.5 m wide goes all around it. What is the area of the path?',
  mcq_options: 'A 5.5 m², B 6.5 m², C 7 m², D 13.5 m², E 3.25 m²',
  correct_answer: 'D',
  explanation: 'The whole area is 13.5 m², so D.',
  wrong_turns: { B: 'This takes the bed away.' },
  faster_method: 'Only D is more than the bed itself.',
  level: 'Medium',
  category: 'Measurement',
  type: 'Finalized',
  version: 3,
});

const SHARES = [
  [0.08, 0.18, 0.1, 0.57, 0.05, 0.02],
  [0.07, 0.27, 0.1, 0.49, 0.05, 0.02],
  [0.07, 0.39, 0.1, 0.37, 0.05, 0.02],
  [0.05, 0.55, 0.08, 0.27, 0.03, 0.02],
  [0.03, 0.66, 0.07, 0.2, 0.02, 0.02],
];

const option = (letter: 'A' | 'B' | 'C' | 'D' | 'E' | null, count: number, meanRest: number) => ({
  option: letter,
  isKey: letter === 'D',
  count,
  share: count / 412,
  meanRest,
});

export const aVersion = (overrides: Partial<VersionStatistics> = {}): VersionStatistics => ({
  contentId: `content ${overrides.key ?? 'D'}`,
  versions: [2, 3],
  isCurrent: true,
  key: 'D',
  n: 412,
  repeats: 27,
  others: 29,
  figures: someFigures(),
  options: [
    option('A', 25, 0.39),
    option('B', 169, 0.67),
    option('C', 37, 0.41),
    option('D', 157, 0.47),
    option('E', 16, 0.35),
    option(null, 8, 0.34),
  ],
  bands: SHARES.map((shares, index) => ({ n: index < 2 ? 83 : 82, shares })),
  flags: [{ kind: 'key-in-doubt', option: 'B', since: '2026-11-21T02:00:00.000Z', answers: 140 }],
  dismissed: [],
  ...overrides,
});

export const statisticsPathOf = (id: string) => `statistics/questions/${id}`;

/** The page of a question, whose current version is so. */
export function statisticsAre(
  version: Partial<VersionStatistics> = {},
  more: Partial<QuestionStatistics> = {},
  question = doubted,
): void {
  apiReturns(`questions/get-question/${question.id}`, question);
  apiReturns(`questions/history/${question.id}`, {
    history: [
      { version: 2, at: '2026-10-14T02:00:00.000Z', by: 'hannah', action: 'finalized', changes: [] },
      {
        version: 1,
        at: '2026-10-12T02:00:00.000Z',
        by: 'tom',
        action: 'imported',
        note: 'row 214 of maths-term-4.xlsx',
        changes: [],
      },
    ],
  });
  const statistics: QuestionStatistics = {
    id: question.id,
    subject: 'Maths',
    switches: { omitted: 'wrong' },
    countedAt: COUNTED_AT,
    versions: [aVersion(version)],
    ...more,
  };
  apiReturns(statisticsPathOf(question.id), statistics);
}

export const aRow = (overrides: Partial<QuestionStatisticsRow> = {}): QuestionStatisticsRow => ({
  id: doubted.id,
  subject: 'Maths',
  question: 'A garden bed is 3.5 m long and 2 m wide.',
  level: 'Medium',
  n: 412,
  figures: someFigures(),
  flags: [{ kind: 'key-in-doubt', option: 'B' }],
  isWithheld: false,
  ...overrides,
});

/** The bank has these questions on one page. */
export function bankStatisticsAre(questions: QuestionStatisticsRow[], overrides: Partial<StatisticsList> = {}): void {
  const list: StatisticsList = {
    switches: { omitted: 'wrong' },
    countedAt: COUNTED_AT,
    questions,
    page: 1,
    pages: 1,
    total: questions.length,
    summary: { all: 1_046, keysInDoubt: 2, otherFlags: 3, sound: 917, fewAnswers: 124, withheld: 0 },
    ...overrides,
  };
  apiReturns('statistics/questions', list);
  apiReturns('statistics/mail', { email: null });
}
