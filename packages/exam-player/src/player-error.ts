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

/** What the server will never take; any other failure may pass, such as one of a log-in or of a proxy. */
const FOR_GOOD: unknown[] = [400, 403, 413, 422];

/** A failed call as the player understands it. */
export function playerError({ status, retryAfterSeconds }: CallFailure, { unknown, refused }: FailureSentences): Error {
  if (status === 404) return new TestUnknown(unknown);
  if (status === 409) return new TestClosed();
  if (retryAfterSeconds !== undefined) return new RetryLater(retryAfterSeconds);
  return FOR_GOOD.includes(status) ? new SubmissionRefused(refused) : new Error('The call failed');
}
