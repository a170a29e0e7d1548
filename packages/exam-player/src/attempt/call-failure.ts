import { errorMessage, errorStatus, retryAfterSeconds } from '@wattle/platform';

/** The response of an endpoint, as RTK Query gives it. */
export interface EndpointResponse<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** What a failed call means for the attempt. */
export type CallFailure =
  /** The server takes no more answers: the attempt has been submitted. */
  | { fault: 'closed' }
  /** The server does not know this attempt: it takes neither answers nor a submission. */
  | { fault: 'attemptNotFound'; message: string }
  /** The server will never take this submission: sending it again changes nothing. */
  | { fault: 'refused'; message: string }
  /** It may pass: no response, a fault of the server, or no log-in. */
  | { fault: 'noConnection' | 'server' | 'session'; retryAfterMs?: number };

/** What the child is told of a failure that no retry helps against. */
export interface FailureSentences {
  /** The server does not know the attempt. */
  attemptNotFound: string;
  /** The server refuses the submission for good, and says nothing itself. */
  refused: string;
}

/** What the server will never take; any other failure may pass, such as one of a log-in or of a proxy. */
const REFUSED_FOR_GOOD: unknown[] = [400, 403, 413, 422];

/** @param error - As RTK Query gives it. */
export function toCallFailure(error: unknown, sentences: FailureSentences): CallFailure {
  const status = errorStatus(error);
  const seconds = retryAfterSeconds(error);
  if (status === 404) return { fault: 'attemptNotFound', message: sentences.attemptNotFound };
  if (status === 409) return { fault: 'closed' };
  if (seconds !== undefined) return { fault: 'server', retryAfterMs: seconds * 1_000 };
  if (REFUSED_FOR_GOOD.includes(status)) {
    return { fault: 'refused', message: errorMessage(error, sentences.refused) };
  }
  if (status === undefined) return { fault: 'noConnection' };
  return { fault: status === 401 ? 'session' : 'server' };
}
