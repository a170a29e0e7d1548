import { errorStatus } from '@wattle/platform';
import { RetryLater, SubmissionRefused } from './call-errors';
import type { SubmitFailure, SubmitFault } from './exam-state';

/**
 * Why a submission could not be made.
 *
 * @param error - As `toCallError` gives it.
 */
export function submitFaultOf(error: unknown): SubmitFault {
  if (error instanceof SubmissionRefused) return 'refused';
  if (error instanceof RetryLater) return 'server';
  const status = errorStatus((error as Error).cause);
  if (status === undefined) return 'noConnection';
  return status === 401 ? 'session' : 'server';
}

/** What the child is told of it. Only what the server refuses is not made again by itself. */
export function toSubmitFailure(error: unknown): SubmitFailure {
  const fault = submitFaultOf(error);
  return fault === 'refused'
    ? { fault, message: (error as Error).message, isRepeated: false }
    : { fault, isRepeated: true };
}
