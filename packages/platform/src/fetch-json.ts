import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { orPrefetched } from './prefetched';
import { apiUrl, bearer, requestId } from './request-headers';
import { readItem } from './storage';

/** A request without a response is given up after this time; an endpoint that takes longer sets its own `timeout`. */
const TIMEOUT_MS = 15_000;

/** Why a call failed; `retryAfter` is the server's header of that name, where it sent one. */
export type CallError = FetchBaseQueryError & { retryAfter?: string };

/** `onSent` is told how many bytes of the request have been sent so far. */
interface CallOptions {
  onSent?: (bytes: number) => void;
}

export type Fetch = BaseQueryFn<string | FetchArgs, unknown, CallError, CallOptions | undefined, FetchBaseQueryMeta>;

const fetchBaseWith = (send: (request: Request) => Promise<Response>) =>
  fetchBaseQuery({
    baseUrl: apiUrl(''),
    timeout: TIMEOUT_MS,
    prepareHeaders: (headers) => {
      headers.set('X-Request-Id', requestId());
      const token = readItem('accessToken');
      if (token) headers.set('Authorization', bearer(token));
    },
    fetchFn: (request) => orPrefetched(request as Request, send),
  });

const fetchBase = fetchBaseWith((request) => fetch(request));

/** Fetched with the first upload: no other page needs it. */
async function withProgress(request: Request, onSent: (bytes: number) => void): Promise<Response> {
  const { fetchWithProgress } = await import('./fetch-with-progress');
  return fetchWithProgress(request, onSent);
}

/** One request to the API, in the name of whoever is signed in. */
export const fetchJson: Fetch = async (request, api, options) => {
  const onSent = options?.onSent;
  const send = onSent ? fetchBaseWith((sent) => withProgress(sent, onSent)) : fetchBase;
  const { error, ...result } = await send(request, api, options ?? {});
  if (!error) return { data: result.data, meta: result.meta };
  const retryAfter = result.meta?.response?.headers.get('Retry-After') ?? undefined;
  return { error: retryAfter ? { ...error, retryAfter } : error, meta: result.meta };
};
