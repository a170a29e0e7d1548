import { type Fetch, fetchJson } from './fetch-json';
import { renewTokens } from './renewal';
import { type Session, sessionSlice } from './session.slice';
import { nextSessionChange } from './session-changes';
import { hasEndedFor, readStoredSession } from './stored-session';

/**
 * A call in the name of whoever is signed in. One that is answered 401 is repeated with new tokens; when there are none
 * to be had, it waits until its user has logged in again. It fails with its 401 once that user has logged out.
 */
export const baseQuery: Fetch = async (request, api, options) => {
  const session = () => (api.getState() as { session: Session }).session;
  const caller = session().user;
  const answer = await fetchJson(request, api, options);
  const { url } = typeof request === 'string' ? { url: request } : request;
  // Logging in is refused for reasons of its own.
  if (answer.error?.status !== 401 || !caller || url.startsWith('auth/')) return answer;

  const error = await renewTokens(answer.meta?.request.headers.get('Authorization') ?? null, api);
  if (error) return { error, meta: answer.meta };

  const stored = readStoredSession();
  if (hasEndedFor(stored, caller)) api.dispatch(sessionSlice.actions.sessionRead(stored));
  while (session().isExpired) await nextSessionChange();
  return readStoredSession().user?.id === caller.id ? fetchJson(request, api, options) : answer;
};
