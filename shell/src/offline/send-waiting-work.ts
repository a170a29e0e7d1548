import { ANSWERS, ATTEMPT_LOCK, OUTBOX, type WaitingCall, type WaitingWork } from '@wattle/contract/device-data';
import { api, forgetAttempt } from '@wattle/platform';
import { deviceStorage, errorMessage, errorStatus, notify } from '@wattle/platform/core';
import { refreshRemotes, store } from '@wattle/platform/internal';

const { sendWaiting } = api.injectEndpoints({
  endpoints: (build) => ({ sendWaiting: build.mutation<unknown, WaitingCall>({ query: (call) => call }) }),
}).endpoints;

/** What the server will never take, and says why. */
const REFUSED = [400, 403, 413, 422];

/** Attempts of which it was said on this page that they wait. */
const notified = new Set<string>();

/** Sends what waits of whoever is signed in. A test that is on a screen sends its own. */
export async function sendWaitingWork(): Promise<void> {
  for (const key of deviceStorage.keys()) {
    if (!key.startsWith(OUTBOX)) continue;
    const attemptId = key.slice(OUTBOX.length);
    await withoutPlayer(attemptId, async () => {
      const work = deviceStorage.readJson(key) as WaitingWork | undefined;
      if (work?.ownerId !== store.getState().session.user?.id || !work) return;
      await (work.submission ? submit(attemptId, work, work.submission) : saveAnswers(attemptId, work));
    });
  }
}

async function submit(attemptId: string, { testName }: WaitingWork, submission: WaitingCall): Promise<void> {
  const { error } = await store.dispatch(sendWaiting.initiate(submission));
  const status = errorStatus(error);
  if (!error) notify.success(`Your ${testName} is submitted. Your result is on your dashboard.`);
  else if (status === 409)
    notify.info(`Your ${testName} was submitted before, with the answers that had come by then.`);
  else if (status === 404) notify.warning(`Your ${testName} is no longer there, so it could not be submitted.`);
  else if (REFUSED.includes(status ?? 0)) {
    deviceStorage.remove(OUTBOX + attemptId);
    notify.warning(errorMessage(error, `Your ${testName} could not be submitted. Open it again from your dashboard.`));
    return;
  } else {
    if (!notified.has(attemptId))
      notify.info(`Your ${testName} is kept on this device. It is sent as soon as that works.`);
    notified.add(attemptId);
    return;
  }
  forgetAttempt(attemptId);
  refreshRemotes();
}

/** Of each answer the server keeps the newer one. */
async function saveAnswers(attemptId: string, { saveUrl }: WaitingWork): Promise<void> {
  const answers = deviceStorage.readJson(ANSWERS + attemptId) ?? [];
  const { error } = await store.dispatch(sendWaiting.initiate({ url: saveUrl, method: 'PUT', body: { answers } }));
  if (error && ![404, 409, ...REFUSED].includes(errorStatus(error) ?? 0)) return;
  deviceStorage.remove(OUTBOX + attemptId);
  refreshRemotes();
}

/** Does the work unless the test is on a screen, in this tab or another. */
async function withoutPlayer(attemptId: string, work: () => Promise<void>): Promise<void> {
  // Absent where the page is not secure. What is sent twice counts once.
  if (!navigator.locks) return work();
  await navigator.locks.request(ATTEMPT_LOCK + attemptId, { ifAvailable: true }, (lock) => lock && work());
}
