import type { OwnChild } from '@wattle/contract/own-children';
import type { AttemptReview } from '@wattle/contract/results';
import { anAttemptSummary } from '@wattle/contract/testing';
import { apiReturns } from '@wattle/platform/fake-api';
import { daysAgo, SERVER_TIME } from './dashboard-api';
import { ID } from './review-api';

export const PRIYA = 'a'.repeat(24);
export const ARJUN = 'b'.repeat(24);
const FIREFOX = 'd'.repeat(24);

/** How Priya gets on. */
export const aChild = (overrides: Partial<OwnChild> = {}): OwnChild => ({
  week: { monday: '2026-03-09', tests: 1, resits: 1, practisedTopics: 0, correct: 11, total: 17 },
  plan: [{ id: 'weekly-test', doneBy: 'test' }, { id: 'practice' }],
  goals: { testsAWeek: 2, testDay: null },
  attempts: [
    anAttemptSummary({ attemptId: ID, submittedAt: daysAgo(1) }),
    ...[6, 13].map((days) => anAttemptSummary({ submittedAt: daysAgo(days), score: 16 - days })),
  ],
  serverTime: SERVER_TIME,
  ...overrides,
});

/** The API of a parent of two children, one of whom has this result. */
export function familyIs(child = aChild(), review?: AttemptReview): void {
  apiReturns('family/children', {
    children: [
      { id: PRIYA, name: 'Priya', username: 'priya.i', grade: 5 },
      { id: ARJUN, name: 'Arjun', username: 'arjun_i' },
    ],
    isWeeklyReportOn: true,
  });
  apiReturns(`family/children/${PRIYA}`, child);
  apiReturns(`family/children/${ARJUN}`, aChild({ attempts: [] }));
  if (review) apiReturns(`family/children/${PRIYA}/attempts/${ID}`, review);
  for (const id of [PRIYA, ARJUN]) {
    apiReturns(`family/children/${id}/misconceptions`, { misconceptions: [] });
    apiReturns(`family/children/${id}/writings`, { writings: [] });
    apiReturns(`family/children/${id}/practice-settings`, { questionsADay: 10, freeDays: ['saturday', 'sunday'] });
  }
  const signedIn = { lastUsedAt: daysAgo(0), expiresAt: daysAgo(-30) };
  apiReturns('auth/devices', {
    devices: [
      { ...signedIn, id: 'c'.repeat(24), name: 'Chrome on Windows', isCurrent: true },
      { ...signedIn, id: FIREFOX, name: 'Firefox on Android', isCurrent: false },
    ],
  });
  apiReturns(`auth/devices/${FIREFOX}`, null);
}
