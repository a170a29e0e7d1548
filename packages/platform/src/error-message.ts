import type { ErrorBody } from '@wattle/contract';

/**
 * The catalogue's "server message, else": the sentence that the server sent, or `fallback` when it sent none, as when
 * it could not be reached (specification 8).
 */
export function errorMessage(error: unknown, fallback: string): string {
  const body = (error as { data?: Partial<ErrorBody> } | undefined)?.data;
  return typeof body?.message === 'string' ? body.message : fallback;
}

/** The status of a refused call; undefined when there was no answer at all. */
export function errorStatus(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | undefined)?.status;
  return typeof status === 'number' ? status : undefined;
}
