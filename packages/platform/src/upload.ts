import { baseQuery } from './base-query';
import type { CallError } from './fetch-json';
import { store } from './store';

/** A server may begin to respond only after it has done its work on the file. */
const TIMEOUT_MS = 900_000;

export interface Upload {
  /** Path of the endpoint, relative to /api. */
  url: string;
  params?: Record<string, string>;
  file: File;
  /** Told how many bytes of the request have been sent so far; starts again where the request is repeated. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file as the multipart field `file`, as a call of the session like any other: repeated with new tokens, or
 * after its user has logged in again. Beside the endpoints of {@link api}, because a file is nothing to keep in a store.
 */
export async function upload<Response>({
  url,
  params,
  file,
  onSent,
  signal,
}: Upload): Promise<{ data: Response; error?: undefined } | { data?: undefined; error: CallError }> {
  const body = new FormData();
  body.append('file', file, file.name);
  const { dispatch, getState } = store;
  const call = { dispatch, getState, signal, abort: () => {}, extra: undefined, endpoint: 'upload' };
  const request = { url, params, method: 'POST', body, timeout: TIMEOUT_MS };
  const { data, error } = await baseQuery(request, { ...call, type: 'mutation' }, { onSent });
  return error ? { error } : { data: data as Response };
}
