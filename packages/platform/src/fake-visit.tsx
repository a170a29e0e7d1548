import type { SessionUser } from '@wattle/contract/accounts';
import type { Role } from '@wattle/contract/constants';
import { anId } from '@wattle/contract/testing';
import { createMemoryRouter, type InitialEntry } from 'react-router-dom';
import type { RemoteRoutes } from './routes';
import { signIn } from './session';
import { sessionSlice } from './session.slice';
import { removeItem } from './storage';
import { resetApis, store } from './store';
import { forgetSession } from './stored-session';

/** A router with the routes of one remote, at an address. */
export function routerAt(routes: RemoteRoutes, url: InitialEntry) {
  return createMemoryRouter(
    [
      ...routes.map(({ path, load }) => ({
        path,
        lazy: async () => ({ Component: await load() }),
        hydrateFallbackElement: <p>Loading the page</p>,
      })),
      { path: '*', element: <p>Left for another page</p> },
    ],
    { initialEntries: [url] },
  );
}

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
