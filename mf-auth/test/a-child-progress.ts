import type { ChildProgress } from '@wattle/contract/child-progress';

/** A week without tests. */
export const noughts = { tests: 0, resits: 0, practisedTopics: 0, correct: 0, total: 0 };
/** What a parent is shown of Priya's weeks. */
export const PROGRESS: ChildProgress = {
  name: 'Priya',
  expiresAt: '2026-11-30T01:00:00.000Z',
  isWeeklyReportOn: true,
  weeks: [
    { monday: '2026-11-09', ...noughts },
    { monday: '2026-11-16', tests: 2, resits: 0, practisedTopics: 0, correct: 20, total: 27 },
    { monday: '2026-11-23', tests: 2, resits: 1, practisedTopics: 0, correct: 12, total: 17 },
  ],
  subjects: [{ subject: 'Maths', correct: 32, total: 44 }],
  goingWell: [{ subject: 'Maths', category: 'Fractions', correct: 9, total: 10 }],
  toPractise: [{ subject: 'Maths', category: 'Area', correct: 2, total: 6 }],
  skillsToPractise: [],
  results: [
    {
      attemptId: 'b'.repeat(24),
      kind: 'weekly-test',
      subject: 'Maths',
      score: 12,
      total: 17,
      submittedAt: '2026-11-23T01:00:00.000Z',
    },
    {
      attemptId: 'c'.repeat(24),
      kind: 'subject-test',
      subject: 'Writing',
      score: null,
      total: 0,
      submittedAt: '2026-11-20T01:00:00.000Z',
    },
    {
      attemptId: 'd'.repeat(24),
      kind: 're-sit',
      resitOf: 'mega-test',
      subject: 'Maths',
      score: 3,
      total: 4,
      submittedAt: '2026-11-19T01:00:00.000Z',
    },
  ],
};
