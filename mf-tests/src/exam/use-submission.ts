import type { AttemptKind } from '@wattle/contract';
import { type ExamPlayerProps, type Submission, type SubmissionReason, TestClosed } from '@wattle/exam-player';
import { errorMessage, errorStatus, notify, useNavigate } from '@wattle/platform';
import { useRef } from 'react';
import { kindTitle } from '../attempt-title';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { asPlayerError } from './as-player-error';
import { timeIsUp } from './time-is-up';

export type SendSubmission = (submission: Submission) => Promise<{ error?: unknown }>;

/** Submits a test and goes on to its result. */
export function useSubmission(
  kind: AttemptKind,
  send: SendSubmission,
): Pick<ExamPlayerProps, 'submit' | 'onSubmitFailed'> {
  const navigate = useNavigate();
  const lastError = useRef<unknown>(undefined);
  return {
    submit: async (submission, reason) => {
      const { error } = await send(submission);
      const failure = error === undefined ? undefined : asPlayerError(error);
      lastError.current = error;
      if (failure && !(failure instanceof TestClosed)) throw failure;
      sayHandedIn(kind, reason, error);
      navigate(reviewPath(submission.attemptId), { replace: true });
    },
    onSubmitFailed: () => notify.danger(failureSentence(lastError.current)),
  };
}

/** Only what is wrong with a writing answer is the server's to say. */
function failureSentence(error: unknown): string {
  return errorStatus(error) === 422 ? errorMessage(error, SENTENCES.submitFailed) : SENTENCES.submitFailed;
}

/** Says so when it was not this child, in this tab, who has just submitted the test. */
function sayHandedIn(kind: AttemptKind, reason: SubmissionReason, closed: unknown): void {
  if (reason === 'time-up') notify.info(timeIsUp(kind));
  else if (closed) notify.warning(errorMessage(closed, 'This test is already completed.'));
  else if (reason === 'closed') notify.info(`Your ${kindTitle(kind).toLowerCase()} was handed in.`);
}
