import type { WaitingWork } from '@wattle/contract/device-data';
import { apiCalls, apiReturns, apiUnreachable, shownNotices, signInAs } from '@wattle/platform/testing';
import { sendWaitingWork } from './send-waiting-work';

const attemptId = 'a1';
const submission = { url: 'submit', method: 'POST', body: { attemptId } };

/** A child has left work behind on this device. */
function leave(work: Partial<WaitingWork> = {}, ownerId = signInAs('student').id): void {
  const waiting: WaitingWork = { ownerId, testName: 'weekly test', saveUrl: 'save', ...work };
  localStorage.setItem(`wattle-outbox-${attemptId}`, JSON.stringify(waiting));
  localStorage.setItem(`wattle-answers-${attemptId}`, '[{"questionId":"q1","selectedAnswer":"B","version":2}]');
}

const kept = () => Object.keys(localStorage).filter((key) => key.endsWith(attemptId));

test.each([
  [200, {}, /^Your weekly test is submitted/, 0],
  [409, {}, /was submitted before, with the answers that had come by then/, 0],
  [404, {}, /is no longer there/, 0],
  // The child opens it once more.
  [422, { message: 'You must provide a written response.' }, /^You must provide a written response/, 1],
  [500, {}, /is kept on this device/, 2],
])('a finished test that the server answers with %i', async (status, body, notice, keptParts) => {
  leave({ submission });
  apiReturns('submit', body, status);
  await sendWaitingWork();
  expect(apiCalls('submit')).toMatchObject([{ method: 'POST', body: { attemptId } }]);
  expect(shownNotices()).toEqual([expect.stringMatching(notice)]);
  expect(kept()).toHaveLength(keptParts);
});

test('without network everything waits, and is said once', async () => {
  leave({ submission: { ...submission, body: {} } });
  localStorage.setItem('wattle-outbox-a2', localStorage.getItem('wattle-outbox-a1') as string);
  apiUnreachable('submit');
  await sendWaitingWork();
  await sendWaitingWork();
  // Of a1 it was said above.
  expect(shownNotices()).toHaveLength(1);
  expect(kept()).toHaveLength(2);
});

test('answers of a test that goes on are saved, and stay on the device', async () => {
  leave();
  apiReturns('save', {});
  await sendWaitingWork();
  expect(apiCalls('save')).toMatchObject([{ method: 'PUT', body: { answers: [{ selectedAnswer: 'B' }] } }]);
  expect(kept()).toEqual([`wattle-answers-${attemptId}`]);
});

test('nothing is sent in the name of another child', async () => {
  leave({ submission }, 'another');
  signInAs('student');
  await sendWaitingWork();
  expect(apiCalls()).toEqual([]);
  expect(kept()).toHaveLength(2);
});
