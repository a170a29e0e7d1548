import type { AttemptSummary } from '@wattle/contract/results';
import type { WeeklyPlan } from '@wattle/contract/weekly-plan';
import { apiReturns } from '@wattle/platform/fake-api';

const DAY_MS = 86_400_000;
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

/** The API of the dashboard of a child with these attempts. */
export function attemptsAre(...attempts: AttemptSummary[]): void {
  apiReturns('attempts', list(...attempts));
  apiReturns('test/weekly-plan', aPlan());
  apiReturns('test/exam-day', { series: null, serverTime: SERVER_TIME });
}
