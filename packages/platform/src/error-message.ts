import type { ErrorBody } from '@wattle/contract/primitives';

interface FailedCall {
  status?: unknown;
  /** The status of a response whose body was no JSON, such as the error page of a proxy. */
  originalStatus?: unknown;
  data?: Partial<ErrorBody>;
  retryAfter?: unknown;
}

/**
 * The catalogue's "server message, else": the sentence that the server sent, or `fallback` when it sent none, as when
 * it could not be reached (docs/published.md, sentences).
 */
export function errorMessage(error: unknown, fallback: string): string {
  const message = asFailedCall(error).data?.message;
  return typeof message === 'string' ? message : fallback;
}

/** The catalogue's sentence for a log-in that has failed (docs/published.md, sentences). */
export function loginErrorMessage(error: unknown): string {
  return errorStatus(error) === undefined
    ? 'An error occurred while logging in. Please try again later.'
    : errorMessage(error, 'Invalid credentials. Please try again.');
}

/** The status of a refused call; undefined when the API did not respond at all. */
export function errorStatus(error: unknown): number | undefined {
  const { status, originalStatus } = asFailedCall(error);
  if (typeof status === 'number') return status;
  return typeof originalStatus === 'number' && originalStatus >= 400 ? originalStatus : undefined;
}

/** After how many seconds the server wants to be asked again; undefined when it did not say. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const seconds = Number.parseInt(String(asFailedCall(error).retryAfter), 10);
  return seconds >= 0 ? seconds : undefined;
}

function asFailedCall(error: unknown): FailedCall {
  return (error ?? {}) as FailedCall;
}
