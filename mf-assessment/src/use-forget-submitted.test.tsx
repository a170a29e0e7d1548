import { act, screen, waitFor } from '@testing-library/react';
import { anId } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import { visitorEmail } from '@wattle/platform';
import { apiCalls, apiReturns, apiUnreachable, renderRemote } from '@wattle/platform/testing';
import routes from './routes';

const statusOf = (id: string) => `freeassesment/attempts/${id}/status`;
const tell = (id: string, state: string) => apiReturns(statusOf(id), { state, serverTime: new Date().toISOString() });

/** A device on which a test was taken, as the exam player has stored it. */
function aStoredAttempt({ owner = 'visitor', category = 'randomMathsQuestions' } = {}): string {
  const attemptId = anId();
  localStorage.setItem(`wattle-answers-${attemptId}`, '[]');
  localStorage.setItem(`wattle-ui-state-${attemptId}`, JSON.stringify({ owner }));
  localStorage.setItem(`timer_${category}`, JSON.stringify({ remaining: 5, timestamp: 1, attemptId }));
  return attemptId;
}

const stored = () => Object.keys(localStorage).filter((key) => /^wattle-|^timer_/.test(key));

const START = { path: '/freeassesment', heading: 'Student Information' };
const HUB = { path: '/test-assesment-books', heading: 'Your three tests' };

async function open({ path, heading }: typeof HUB) {
  visitorEmail.write('meera@example.com');
  apiReturns('freeassesment/userAssessmentDetails', {
    user: { reading_score: 1, maths_score: null, thinking_skills_score: null },
  });
  const view = renderRemote(routes, path);
  await screen.findByRole('heading', { name: heading });
  return view;
}

test.each([START, HUB])('on $path, what the device stores of a submitted test goes', async (page) => {
  const attemptId = aStoredAttempt();
  tell(attemptId, 'submitted');
  await open(page);
  await waitFor(() => expect(stored()).toEqual([]));
});

test('it goes also when the timer was overwritten by that of a later test', async () => {
  tell(aStoredAttempt(), 'submitted');
  const later = aStoredAttempt();
  tell(later, 'open');
  await open(HUB);
  const ofLater = [`wattle-answers-${later}`, `wattle-ui-state-${later}`, 'timer_randomMathsQuestions'];
  await waitFor(() => expect(stored().sort()).toEqual(ofLater.sort()));
});

test('it goes when the browser has lost the cookie of its assessment', async () => {
  const attemptId = aStoredAttempt();
  apiReturns(statusOf(attemptId), { message: 'There is no such test.' }, 404);
  await open(HUB);
  await waitFor(() => expect(stored()).toEqual([]));
});

test("what the device stores of a student's test stays, and is not asked for", async () => {
  const ofStudent = aStoredAttempt({ owner: 'student', category: 'weekly-test' });
  const ofVisitor = aStoredAttempt();
  tell(ofVisitor, 'submitted');
  await open(HUB);
  const kept = [`wattle-answers-${ofStudent}`, `wattle-ui-state-${ofStudent}`, 'timer_weekly-test'];
  await waitFor(() => expect(stored().sort()).toEqual(kept.sort()));
  expect(apiCalls(statusOf(ofStudent))).toEqual([]);
});

test('it goes when the page is seen again after another device has submitted', async () => {
  const attemptId = aStoredAttempt();
  tell(attemptId, 'open');
  await open(HUB);
  await waitFor(() => expect(apiCalls(statusOf(attemptId))).toHaveLength(1));
  expect(stored()).toHaveLength(3);
  tell(attemptId, 'submitted');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(stored()).toEqual([]));
});

test.each([
  ['is open', (id: string) => tell(id, 'open')],
  ['cannot be asked for', (id: string) => apiUnreachable(statusOf(id))],
])('what the device stores of a test that %s stays', async (_what, prepare) => {
  const attemptId = aStoredAttempt();
  prepare(attemptId);
  await open(HUB);
  await waitFor(() => expect(apiCalls(statusOf(attemptId))).toHaveLength(1));
  expect(stored()).toHaveLength(3);
});
