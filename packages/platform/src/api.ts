import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { readItem } from './storage';

/** A request without an answer is given up after this time; an endpoint that takes longer sets its own `timeout`. */
const TIMEOUT_MS = 15_000;

/** Why a call failed; `retryAfter` is the server's header of that name, where it sent one. */
type CallError = FetchBaseQueryError & { retryAfter?: string };

const fetchJson = fetchBaseQuery({
  baseUrl: new URL('/api', window.location.origin).href,
  timeout: TIMEOUT_MS,
  prepareHeaders: (headers) => {
    const token = readItem('accessToken');
    if (token) headers.set('Authorization', `Bearer ${token}`);
  },
});

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError, object, FetchBaseQueryMeta> = async (...call) => {
  const { error, ...result } = await fetchJson(...call);
  if (!error) return { data: result.data, meta: result.meta };
  const retryAfter = result.meta?.response?.headers.get('Retry-After') ?? undefined;
  return { error: retryAfter ? { ...error, retryAfter } : error, meta: result.meta };
};

/**
 * The one RTK Query api of the page. Each remote injects its endpoints; addresses are relative to /api.
 *
 * Names of endpoints are shared by all remotes: nouns for reads, verbs for writes.
 */
export const api = createApi({ baseQuery, endpoints: () => ({}) });
