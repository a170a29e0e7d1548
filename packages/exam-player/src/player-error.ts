import { RetryLater, SubmissionRefused, TestClosed, TestUnknown } from './refusals';

/** How a call about a test failed. */
export interface CallFailure {
  /** The status of the answer; undefined when nobody answered. */
  status?: number | undefined;
  /** After how many seconds the server wants to be asked again, where it said so. */
  retryAfterSeconds?: number | undefined;
}

/** What the child is told of a failure that no new try can mend. */
export interface FailureSentences {
  /** The server does not know the test. */
  unknown: string;
  /** The server will never take what was sent. */
  refused: string;
}

/** A failed call as the player understands it. */
export function playerError({ status, retryAfterSeconds }: CallFailure, { unknown, refused }: FailureSentences): Error {
  if (status === 404) return new TestUnknown(unknown);
  if (status === 409) return new TestClosed();
  if (retryAfterSeconds !== undefined) return new RetryLater(retryAfterSeconds);
  return isPassing(status) ? new Error('The call failed') : new SubmissionRefused(refused);
}

/** Whether the same call may succeed later: nobody answered, too much was asked, or the server failed. */
function isPassing(status: number | undefined): boolean {
  return status === undefined || status === 429 || status >= 500;
}
