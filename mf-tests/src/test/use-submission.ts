import { type ExamPlayerProps, type Submission, type SubmissionReason, TestClosed } from '@wattle/exam-player';
import { errorMessage, notify, useNavigate } from '@wattle/platform';
import { useRef } from 'react';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { asPlayerError } from './as-player-error';

export type SendSubmission = (submission: Submission) => Promise<{ error?: unknown }>;

/**
 * Submits a test and goes on to its result.
 *
 * @param name - How a sentence calls the test, such as "weekly test".
 */
export function useSubmission(name: string, send: SendSubmission): Pick<ExamPlayerProps, 'submit' | 'onSubmitFailed'> {
  const navigate = useNavigate();
  const lastError = useRef<unknown>(undefined);
  return {
    submit: async (submission, reason) => {
      const { error } = await send(submission);
      const failure = error === undefined ? undefined : asPlayerError(error);
      lastError.current = error;
      if (failure && !(failure instanceof TestClosed)) throw failure;
      sayHandedIn(name, reason, error);
      navigate(reviewPath(submission.attemptId), { replace: true });
    },
    onSubmitFailed: () => notify.danger(errorMessage(lastError.current, SENTENCES.submitFailed)),
  };
}

/** Says so when it was not this child, in this tab, who has just submitted the test. */
function sayHandedIn(name: string, reason: SubmissionReason, closed: unknown): void {
  if (reason === 'time-up') notify.info(`Time is up. Your ${name} was handed in.`);
  else if (closed) notify.warning(errorMessage(closed, 'This test is already completed.'));
  else if (reason === 'closed') notify.info(`Your ${name} was handed in.`);
}
