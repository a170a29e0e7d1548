import { apiUrl, bearer, requestId } from './request-headers';
import { readItem } from './storage';
import { accessTimeLeft } from './stored-session';

/** What a page has not asked for within this time is old. */
const MAX_AGE_MS = 10_000;

/** From a pointer that rests on a link to the click: what was asked for since is not asked for again. */
const REPEAT_MS = 1_000;

interface Prefetched {
  /** In whose name it was asked for. */
  authorization: string | null;
  askedAt: number;
  response: Promise<Response>;
}

/** By address. Each is given once, to the first call that asks for the same. */
const prefetched = new Map<string, Prefetched>();

/** Asks the API for what a page will ask for once it has its code. */
export function prefetch(path: string): void {
  const url = apiUrl(path);
  if (isWithin(REPEAT_MS, prefetched.get(url))) return;
  // It would be refused; the page's own call renews the token.
  if ((accessTimeLeft() ?? 1) <= 0) return;
  const token = readItem('accessToken');
  const authorization = token && bearer(token);
  const headers = {
    Accept: 'application/json',
    'X-Request-Id': requestId(),
    ...(authorization && { Authorization: authorization }),
  };
  const response = fetch(url, { headers }).then(complete);
  // Whoever needs it asks again.
  response.catch(() => undefined);
  prefetched.set(url, { authorization, askedAt: performance.now(), response });
}

/**
 * The response to a request that was asked for before, else one from `send`. A failure counts as not asked for: the
 * call that needs the response renews the session, or tells of the fault. A change on the server makes all of them old.
 */
export async function orPrefetched(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
  const { method, url, headers, signal } = request;
  const earlier = prefetched.get(url);
  if (method !== 'GET') forgetPrefetched();
  else if (isWithin(MAX_AGE_MS, earlier) && earlier.authorization === headers.get('Authorization')) {
    prefetched.delete(url);
    const response = await Promise.race([earlier.response.catch(() => undefined), aborted(signal)]);
    if (response?.ok) return response;
  }
  return send(request);
}

/** What was asked for is given to no page any more. */
export function forgetPrefetched(): void {
  prefetched.clear();
}

/** With its body: one that is not read would keep a connection. */
async function complete(response: Response): Promise<Response> {
  return new Response(await response.arrayBuffer(), response);
}

function isWithin(ms: number, earlier: Prefetched | undefined): earlier is Prefetched {
  return earlier !== undefined && performance.now() - earlier.askedAt < ms;
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
}
