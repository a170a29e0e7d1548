import type { LoginResponse, SessionUser } from '@wattle/contract';
import { api } from './api';
import { readStoredUser, sessionSlice } from './session.slice';
import { removeItem, writeItem } from './storage';
import { store } from './store';
import { useAppSelector } from './use-app-selector';

/** The signed-in user, or null. Changes when somebody signs in or out, also in another tab. */
export function useSession(): { user: SessionUser | null } {
  return useAppSelector((state) => state.session);
}

/** Keeps what a log-in was answered with, and lets the whole page know. */
export function signIn({ access, refresh, user }: LoginResponse): void {
  writeItem('accessToken', access);
  writeItem('refreshToken', refresh);
  writeItem('user', JSON.stringify(user));
  writeItem('isAuthenticated', 'true');
  refreshSession();
}

/** Forgets the user, the address and both tokens (specification 2, decision 4), and whatever was fetched for them. */
export function signOut(): void {
  removeItem('accessToken');
  removeItem('refreshToken');
  removeItem('user');
  removeItem('email');
  writeItem('isAuthenticated', 'false');
  refreshSession();
  store.dispatch(api.util.resetApiState());
}

/** Brings the session in line with what is stored. */
export function refreshSession(): void {
  store.dispatch(sessionSlice.actions.userChanged(readStoredUser()));
}
