import { errorMessage, errorStatus, notify, showNotice } from '@wattle/platform';
import type { SubmissionReason } from './attempt-state';

/** Said of a test that has been submitted from another page. */
const COMPLETED = 'This test is already completed.';

/**
 * Says so when it was not this child, on this page, who has just submitted the test.
 *
 * @param error - The response where the server had a submission before.
 */
export function notifySubmitted(testName: string, reason: SubmissionReason, error?: unknown): void {
  if (reason === 'time-up') notify.info(`Time is up. Your ${testName} was submitted.`);
  else if (error !== undefined) notifyCompleted(error);
  else if (reason === 'closed') notify.info(`Your ${testName} was submitted.`);
}

export function notifyCompleted(error: unknown): void {
  notify.warning(errorMessage(error, COMPLETED));
}

/**
 * Only what breaks a rule, such as an empty writing answer, is the server's to say.
 *
 * @returns How to close the notice.
 */
export function notifySubmitFailed(error: unknown, sentence: string): () => void {
  return showNotice('danger', errorStatus(error) === 422 ? errorMessage(error, sentence) : sentence);
}
