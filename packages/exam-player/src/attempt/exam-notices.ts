import { errorMessage, errorStatus, notify, showNotice } from '@wattle/platform';
import type { AutoSubmitReason, SubmitFault } from './attempt-state';

/** Said of a test that has been submitted from another page. */
const COMPLETED = 'This test is already completed.';

/**
 * Says that a test was submitted, and not by this child on this page.
 *
 * @param error - The response where the server had a submission before.
 */
export function notifySubmitted(testName: string, reason: AutoSubmitReason, error?: unknown): void {
  if (reason === 'time-up') notify.info(`Time is up. Your ${testName} was submitted.`);
  else if (error !== undefined) notifyCompleted(error);
  else notify.info(`Your ${testName} was submitted.`);
}

export function notifyCompleted(error: unknown): void {
  notify.warning(errorMessage(error, COMPLETED));
}

/** Why a test cannot be submitted now, as it is told to a child. */
export const FAULTS: Record<Exclude<SubmitFault, 'refused'>, string> = {
  noConnection: 'There is no connection to Wattle.',
  server: 'Wattle has a problem at the moment.',
  session: 'You are no longer logged in: log in again, and nothing is lost.',
};

/**
 * Only what breaks a rule, such as an empty writing answer, is the server's to say.
 *
 * @param sentence - Where it ends with a colon, the reason follows it.
 * @returns How to withdraw the notice.
 */
export function notifySubmitFailed(error: unknown, fault: SubmitFault, sentence: string): () => void {
  if (errorStatus(error) === 422) return showNotice('danger', errorMessage(error, sentence));
  const reason = fault === 'refused' ? errorMessage(error, '') : FAULTS[fault];
  return showNotice('danger', sentence.endsWith(':') ? `${sentence} ${reason}`.trim() : sentence);
}
