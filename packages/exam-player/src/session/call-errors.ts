import { errorMessage, errorStatus, retryAfterSeconds } from '@wattle/platform';

/** The response of an endpoint, as RTK Query gives it. */
export interface EndpointResponse<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** The server takes no more answers: the attempt has been submitted. */
export class AttemptClosed extends Error {}

/** The server will never take this submission: sending it again changes nothing. The message is for the child. */
export class SubmissionRefused extends Error {}

/** The server does not know this attempt: it takes neither answers nor a submission. The message is for the child. */
export class AttemptNotFound extends Error {}

/** The server wants to be asked again, but not before some seconds have passed. */
export class RetryLater extends Error {
  constructor(readonly afterSeconds: number) {
    super(`Not before ${afterSeconds} seconds have passed`);
  }
}

/** What the child is told of a failure that no new try can mend. */
export interface FailureSentences {
  /** The server does not know the attempt. */
  attemptNotFound: string;
  /** The server refuses the submission for good, and says nothing itself. */
  refused: string;
}

/** What the server will never take; any other failure may pass, such as one of a log-in or of a proxy. */
const REFUSED_FOR_GOOD: unknown[] = [400, 403, 413, 422];

/** A failed call of RTK Query as what it means for the attempt. */
export function toCallError(error: unknown, sentences: FailureSentences): Error {
  const status = errorStatus(error);
  const afterSeconds = retryAfterSeconds(error);
  if (status === 404) return new AttemptNotFound(sentences.attemptNotFound);
  if (status === 409) return new AttemptClosed();
  if (afterSeconds !== undefined) return new RetryLater(afterSeconds);
  if (REFUSED_FOR_GOOD.includes(status)) {
    return new SubmissionRefused(errorMessage(error, sentences.refused), { cause: error });
  }
  return new Error('The call failed', { cause: error });
}

/** The data of a response. Throws what a failure means for the attempt. */
export async function unwrap<Data>(
  response: PromiseLike<EndpointResponse<Data>>,
  sentences: FailureSentences,
): Promise<Data> {
  const { data, error } = await response;
  if (error !== undefined || data === undefined) throw toCallError(error, sentences);
  return data;
}

/** Milliseconds to wait after a failure: as many as usual, more where the server asked for more. */
export function pauseAfter(error: unknown, usualMs: number): number {
  return error instanceof RetryLater ? Math.max(usualMs, error.afterSeconds * 1_000) : usualMs;
}
