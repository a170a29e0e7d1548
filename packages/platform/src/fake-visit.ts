import type { Role, SessionUser } from '@wattle/contract';
import { anId } from '@wattle/contract/testing';
import { signIn } from './session';
import { sessionSlice } from './session.slice';
import { removeItem } from './storage';
import { resetApis, store } from './store';
import { forgetSession } from './stored-session';

/** Somebody is signed in, with the tokens `access.1` and `refresh.1`. */
export function signInAs(role: Role, id = anId()): SessionUser {
  const user = { id, username: 'priya.i', firstName: 'Priya', role };
  signIn({ access: 'access.1', refresh: 'refresh.1', user });
  return user;
}

/** Forgets the session, what was fetched for it, and what the browser stores. */
export function forgetVisit(): void {
  store.dispatch(sessionSlice.actions.sessionRead({ user: null, endedUser: null, isLoggedOut: true }));
  resetApis();
  // Also what the page has kept by itself.
  forgetSession();
  removeItem('isAuthenticated');
  localStorage.clear();
}
