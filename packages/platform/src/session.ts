import type { LoginResponse } from '@wattle/contract/accounts';
import { notify } from './notify';
import { apiUrl } from './request-headers';
import { announceSessionChange, type Session, sessionSlice } from './session.slice';
import { onItemChangedInOtherTab, readItem } from './storage';
import { resetApis, store, useAppSelector } from './store';
import { forgetSession, readStoredSession, storeSession } from './stored-session';
import { refreshTheme } from './theme';

/** The session of this page. Changes when somebody signs in or out, also in another tab. */
export function useSession(): Session {
  return useAppSelector((state) => state.session);
}

/**
 * Keeps the response to a log-in, and lets the whole page know. Says whether the session outlives a reload; where the
 * browser stores nothing it does not, and the page tells the user so.
 */
export function signIn({ user, ...tokens }: LoginResponse): boolean {
  const isStored = storeSession(tokens, JSON.stringify(user));
  followStorage();
  return isStored;
}

/** Ends the session here and, as soon as the server can be reached, there; forgets whatever was fetched for its user. */
export function signOut(): void {
  const refresh = readItem('refreshToken');
  if (refresh) revokeOnServer(refresh);
  forgetSession();
  followStorage();
}

/** Brings the session in line with what is stored. */
export function followStorage(): void {
  const before = store.getState().session;
  store.dispatch(sessionSlice.actions.sessionRead(readStoredSession()));
  announceSessionChange();
  if (!before.user || before.user.id === store.getState().session.user?.id) return;
  // Forgetting aborts what is under way; what has waited for the user fails with its own response before.
  if (before.isExpired) setTimeout(resetApis);
  else resetApis();
}

/** In the background, and also when the page is closed meanwhile: logging out never waits. */
function revokeOnServer(refresh: string): void {
  fetch(apiUrl('auth/logout'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Follows another tab that signs in or out or chooses a theme, from what is stored now. */
export function watchOtherTabs(): void {
  refreshTheme();
  onItemChangedInOtherTab('user', followOtherTab);
  onItemChangedInOtherTab('isAuthenticated', followOtherTab);
  onItemChangedInOtherTab('theme', refreshTheme);
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage();
  });
}

/** The page goes from under its user, so it is said why. */
function followOtherTab(): void {
  const { user } = store.getState().session;
  followStorage();
  if (!user || store.getState().session.user) return;
  notify.info(`You logged out in another tab.${user.role === 'student' ? ' Your answers are kept.' : ''}`);
}
