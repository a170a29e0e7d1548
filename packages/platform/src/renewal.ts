import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { RefreshResponse } from '@wattle/contract/accounts';
import { type CallError, fetchJson } from './fetch-json';
import { bearer } from './request-headers';
import { readItem } from './storage';
import { accessTimeLeft, storeSession, storeSignedOut } from './stored-session';

const LOCK_NAME = 'wattle-refresh';
/** Longer than a refresh may take. */
const LOCK_MS = 20_000;
/** New tokens are fetched so long before the access token ends. */
const AHEAD_MS = 60_000;
/** How the server says that a refresh token is no longer one, or never was. */
const REFUSALS: unknown[] = [400, 401];

let inFlight: Promise<CallError | undefined> | undefined;

/**
 * Changes the refresh token for new tokens, once for all calls and tabs that ask at the same time. What came of it is
 * in the storage: new tokens, or none when the session is over. Fails when that cannot be told, as without a network.
 *
 * @param refusedHeader - The header whose access token was refused.
 */
export function renewTokens(refusedHeader: string | null, api: BaseQueryApi): Promise<CallError | undefined> {
  inFlight ??= withLock(() => refresh(refusedHeader, api)).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

/**
 * Renews an access token that is about to end, so that no call is refused for it. Calls wait, and fail as
 * {@link renewTokens} does, only where it has ended already.
 */
export async function renewAhead(api: BaseQueryApi): Promise<CallError | undefined> {
  const leftMs = accessTimeLeft();
  if (leftMs === undefined || leftMs > AHEAD_MS) return undefined;
  const renewed = renewTokens(bearer(readItem('accessToken') ?? ''), api);
  return leftMs > 0 ? undefined : renewed;
}

async function refresh(refusedHeader: string | null, api: BaseQueryApi): Promise<CallError | undefined> {
  const access = readItem('accessToken');
  const token = readItem('refreshToken');
  // Another tab was faster, or somebody has logged out.
  if (!token || (access && bearer(access) !== refusedHeader)) return undefined;

  const request = { url: 'auth/refresh', method: 'POST', body: { refresh: token } };
  // Others wait for it too, so it does not end with the call that began it.
  const { data, error } = await fetchJson(request, { ...api, signal: new AbortController().signal }, {});
  // Somebody has logged in or out meanwhile.
  if (readItem('refreshToken') !== token) return undefined;
  if (!error) storeSession(data as RefreshResponse);
  else if (REFUSALS.includes(error.status)) storeSignedOut();
  else return error;
}

/** One tab after the other, where the browser can tell. */
async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  try {
    return await navigator.locks.request(LOCK_NAME, { signal: AbortSignal.timeout(LOCK_MS) }, work);
  } catch {
    // A tab that the device has put to sleep may hold the lock; the server gives two tabs the same new tokens.
    return work();
  }
}
