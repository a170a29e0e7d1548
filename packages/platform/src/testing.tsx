import { act, render } from '@testing-library/react';
import type { Role, SessionUser } from '@wattle/contract';
import { anId } from '@wattle/contract/testing';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { provideHomes } from './home';
import type { RemoteRoutes } from './routes';
import { followStorage, signIn } from './session';
import { sessionSlice } from './session.slice';
import { removeItem } from './storage';
import { resetApis, store } from './store';
import { StoreProvider } from './store-provider';
import { forgetSession } from './stored-session';
import { FakeXmlHttpRequest } from './testing-xhr';

/** A call that the page under test has made. */
export interface RecordedCall {
  method: string;
  /** Path below /api, with its query. */
  path: string;
  /** The body that was sent, read as JSON, or the fields of a form; undefined when there was none. */
  body: unknown;
  /** The access token that was sent; undefined when there was none. */
  token?: string;
}

type Responder = (call: RecordedCall) => Response | Promise<Response>;

const responders = new Map<string, Responder>();
const calls: RecordedCall[] = [];
let earlierNotices = new Set<string>();

beforeEach(() => {
  provideHomes((role) => `/home-of-${role}`);
  globalThis.fetch = respondToFetch;
  globalThis.XMLHttpRequest = FakeXmlHttpRequest as unknown as typeof XMLHttpRequest;
  earlierNotices = new Set(store.getState().notices.map(({ id }) => id));
});

afterEach(() => {
  responders.clear();
  act(() => {
    store.dispatch(sessionSlice.actions.sessionRead({ user: null, endedUser: null, isLoggedOut: true }));
    resetApis();
  });
  calls.length = 0;
  // Also what the page has kept by itself.
  forgetSession();
  removeItem('isAuthenticated');
  localStorage.clear();
});

/** The API responds to a path, given without /api and query, with this body from now on. */
export function apiReturns(path: string, body: unknown, status = 200, headers: Record<string, string> = {}): void {
  responders.set(path, () => Response.json(body, { status, headers }));
}

/** The API responds to a path according to the call. */
export function apiResponds(path: string, responder: Responder): void {
  responders.set(path, responder);
}

/** The API responds to whoever sends this access token, and asks all others to log in. */
export function apiRequiresToken(token: string, path: string, body: unknown): void {
  const refusal = { statusCode: 401, message: 'Please log in to go on.' };
  apiResponds(path, (call) => (call.token === token ? Response.json(body) : Response.json(refusal, { status: 401 })));
}

/** The API cannot be reached at a path. */
export function apiUnreachable(path: string): void {
  responders.set(path, () => Promise.reject(new TypeError('Failed to fetch')));
}

/** The API does not respond to a path until the returned function is called. */
export function apiHangs(path: string, body: unknown, status = 200): () => void {
  const { promise, resolve } = withResolvers<Response>();
  responders.set(path, () => promise);
  return () => resolve(Response.json(body, { status }));
}

/** Somebody is signed in, with the tokens `access.1` and `refresh.1`. */
export function signInAs(role: Role): SessionUser {
  const user = { id: anId(), username: 'priya.i', firstName: 'Priya', role };
  act(() => signIn({ access: 'access.1', refresh: 'refresh.1', user }));
  return user;
}

/** What the page has asked the API for so far, in order. */
export function apiCalls(path?: string): RecordedCall[] {
  return calls.filter((call) => path === undefined || call.path.split('?', 1)[0] === path);
}

/** Texts of the notices that the page has shown in this test. */
export function shownNotices(): string[] {
  const { notices } = store.getState();
  return notices.filter(({ id }) => !earlierNotices.has(id)).map(({ text }) => text);
}

/** Shows the page of a remote at an address, as the shell would. */
export function renderRemote(routes: RemoteRoutes, url: string) {
  const router = createMemoryRouter(
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
  followStorage();
  const view = render(
    <StoreProvider>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return { ...view, router };
}

/** Shows an element as a page that was reached from another one, and stays whatever the address becomes. */
export function renderElement(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/before', '/'], initialIndex: 1 });
  const view = render(
    <StoreProvider>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return { ...view, router };
}

async function respondToFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/api\//, '');
  const body = await bodyOf(request);
  const token = request.headers.get('Authorization')?.replace('Bearer ', '');
  const call = { method: request.method, path: path + search, body, ...(token && { token }) };
  calls.push(call);
  const responder = responders.get(path);
  if (!responder) throw new Error(`The test prepared no response for ${request.method} ${path}`);
  return Promise.race([responder(call), aborted(request.signal)]);
}

async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  if (isForm) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

/** Rejects when the page waits no longer. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
