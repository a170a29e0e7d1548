import { DAY_MS } from '@wattle/contract/calendar';
import type { Exam } from '@wattle/contract/constants';
import type { DailyPractice } from '@wattle/contract/daily-practice';
import type { OwnMisconception } from '@wattle/contract/own-misconceptions';
import type { AttemptSummary } from '@wattle/contract/results';
import type { WeeklyPlan } from '@wattle/contract/weekly-plan';
import { apiReturns } from '@wattle/platform/fake-api';

export const SERVER_TIME = '2026-03-12T02:00:00.000Z';

export const daysAgo = (days: number) => new Date(Date.parse(SERVER_TIME) - days * DAY_MS).toISOString();

/** A list of attempts as the server answers it. */
export const list = (...attempts: AttemptSummary[]) => ({ attempts, serverTime: SERVER_TIME });

/** The plan of the week of {@link SERVER_TIME}, of a child that has taken tests in the week before. */
export const aPlan = (overrides: Partial<WeeklyPlan> = {}): WeeklyPlan => ({
  week: '2026-03-09',
  items: [{ id: 'weekly-test' }, { id: 'practice', subject: 'Reading', topic: 'Inference' }],
  weeks: [
    { week: '2026-03-02', tests: 2 },
    { week: '2026-03-09', tests: 0 },
  ],
  weeksWithTests: 1,
  serverTime: SERVER_TIME,
  ...overrides,
});

/** Practice of today with nothing due. */
export const aPractice = (overrides: Partial<DailyPractice> = {}): DailyPractice => ({
  day: '2026-03-12',
  state: 'nothing-due',
  questions: 0,
  answered: 0,
  minutes: 0,
  skills: [],
  freeDays: ['saturday', 'sunday'],
  serverTime: SERVER_TIME,
  ...overrides,
});

const WRONG = 'You missed it on Wednesday 4 March. Now try a new one.';

/** Three skills that come back. */
export const duePractice = (overrides: Partial<DailyPractice> = {}): DailyPractice =>
  aPractice({
    state: 'due',
    questions: 3,
    minutes: 4,
    skills: [
      {
        id: 'reading-details',
        name: 'Finding details',
        subject: 'Reading',
        reason: 'You guessed on Monday 9 March. Now try a new one.',
      },
      { id: 'maths-ratio', name: 'Ratio', subject: 'Maths', reason: WRONG },
      { id: 'maths-speed', name: 'Speed', subject: 'Maths', reason: WRONG },
    ],
    nextDay: '2026-03-13',
    ...overrides,
  });

/** A mistake that came back in four of six questions. */
export const aMisconception = (overrides: Partial<OwnMisconception> = {}): OwnMisconception => ({
  id: 'maths-part',
  subject: 'Maths',
  name: 'A part was left out',
  advice: 'Tick each number when you have used it.',
  made: 4,
  possible: 6,
  example: {
    attemptId: 'e'.repeat(24),
    questionId: 'f'.repeat(24),
    question: 'A garden bed is 3.5 m long and 2 m wide. How long is the edge around it?',
    selected: '5.5 m',
    rationale: 'This adds only two of the four sides.',
    category: 'Measurement',
  },
  ...overrides,
});

/** The API of the dashboard of a child with these attempts. */
export function attemptsAre(...attempts: AttemptSummary[]): void {
  apiReturns('attempts', list(...attempts));
  apiReturns('practice/today', aPractice());
  apiReturns('test/weekly-plan', aPlan());
  prepareFor();
  apiReturns('writings', { writings: [] });
  apiReturns('practice/misconceptions', { misconceptions: [] });
}

/** The child prepares for this exam, and has begun no practice exam. */
export function prepareFor(exam?: Exam): void {
  apiReturns('test/exam-day', { series: null, exam, serverTime: SERVER_TIME });
}
