import { type Fetch, fetchJson } from './fetch-json';
import { renewAhead, renewTokens } from './renewal';
import { nextSessionChange, type Session, sessionSlice } from './session.slice';
import { hasEndedFor, readStoredSession } from './stored-session';

/**
 * A call in the name of whoever is signed in. Its tokens are renewed before they end; a call that gets a 401 all the same
 * is repeated with new ones. When there are none to be had, it waits until its user has logged in again. It fails with its
 * 401 once that user has logged out.
 */
export const baseQuery: Fetch = async (request, api, options) => {
  const session = () => (api.getState() as { session: Session }).session;
  const caller = session().user;
  const { url } = typeof request === 'string' ? { url: request } : request;
  // Logging in is refused for reasons of its own.
  if (!caller || url.startsWith('auth/')) return fetchJson(request, api, options);

  const failure = await renewAhead(api);
  if (failure) return { error: failure };
  const response = await fetchJson(request, api, options);
  if (response.error?.status !== 401) return response;

  const error = await renewTokens(response.meta?.request.headers.get('Authorization') ?? null, api);
  if (error) return { error, meta: response.meta };

  const stored = readStoredSession();
  if (hasEndedFor(stored, caller)) api.dispatch(sessionSlice.actions.sessionRead(stored));
  while (session().isExpired) await nextSessionChange();
  return readStoredSession().user?.id === caller.id ? fetchJson(request, api, options) : response;
};
