import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { api, signIn, signOut } from './index';
import { store, useNotStored } from './internal';
import { prefetch } from './prefetched';
import { apiCalls, apiHangs, apiRequiresToken, apiResponds, apiReturns, apiUnreachable, signInAs } from './testing';

const REFRESH = 'auth/refresh';
const NOTES = 'notes';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    writeNote: build.mutation<{ id: number }, string>({
      query: (text) => ({ url: NOTES, method: 'POST', body: { text } }),
    }),
    logIn: build.mutation<unknown, void>({ query: () => ({ url: 'auth/login', method: 'POST', body: {} }) }),
  }),
});

const writeNote = (text = 'a') => store.dispatch(endpoints.writeNote.initiate(text));
const tokens = () => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')];
const isExpired = () => store.getState().session.isExpired;
const refused = { status: 401, data: { message: 'Please log in to go on.' } };

/** The access token is spent; the refresh token is good for the next one. */
function renewable(): void {
  apiRequiresToken('access.2', NOTES, { id: 7 });
  apiReturns(REFRESH, { access: 'access.2', refresh: 'refresh.2' });
}

/** The session is over. */
function refusedForGood(): void {
  apiRequiresToken('access.2', NOTES, { id: 7 });
  apiReturns(REFRESH, { message: 'Your session has ended. Please log in again.' }, 401);
}

test('a call whose access token is spent is repeated with new tokens, as it was', async () => {
  signInAs('student');
  renewable();
  expect(await writeNote('a storm')).toEqual({ data: { id: 7 } });
  expect(apiCalls(REFRESH)).toMatchObject([{ method: 'POST', body: { refresh: 'refresh.1' } }]);
  expect(apiCalls(NOTES).map(({ token, body }) => [token, body])).toEqual([
    ['access.1', { text: 'a storm' }],
    ['access.2', { text: 'a storm' }],
  ]);
  expect(tokens()).toEqual(['access.2', 'refresh.2']);
});

test('ten calls at once refresh once', async () => {
  signInAs('student');
  renewable();
  const written = await Promise.all(Array.from({ length: 10 }, () => writeNote()));
  expect(written).toEqual(Array(10).fill({ data: { id: 7 } }));
  expect(apiCalls(REFRESH)).toHaveLength(1);
});

test('a renewal whose answer is lost is tried again with the same token', async () => {
  signInAs('student');
  renewable();
  apiUnreachable(REFRESH);
  expect(await writeNote()).toHaveProperty('error');
  renewable();
  expect(await writeNote()).toEqual({ data: { id: 7 } });
  expect(apiCalls(REFRESH).map(({ body }) => body)).toEqual(Array(2).fill({ refresh: 'refresh.1' }));
});

describe('before the access token ends', () => {
  const MINUTE = 60_000;
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now');
  afterEach(() => clock.mockImplementation(() => start));
  afterAll(() => clock.mockRestore());

  /** A token of fifteen minutes, as the server makes them. */
  function aToken(name: string, madeAt = start): string {
    const iat = Math.floor(madeAt / 1_000);
    return `head.${btoa(JSON.stringify({ name, iat, exp: iat + 15 * 60 }))}.signature`;
  }

  /** Somebody is signed in since now; the server takes the next token, too. */
  function signedIn(): { first: string; next: string } {
    const user = signInAs('student');
    const [first, next] = [aToken('first'), aToken('next')];
    act(() => void signIn({ access: first, refresh: 'refresh.1', user }));
    apiResponds(NOTES, ({ token }) => Response.json({ id: 7 }, { status: token === next ? 200 : 201 }));
    apiReturns(REFRESH, { access: next, refresh: 'refresh.2' });
    return { first, next };
  }

  const sentTokens = () => apiCalls(NOTES).map(({ token }) => token);

  test.each([
    ['has just begun', 1],
    ['has minutes left', 13],
  ])('nothing is renewed while it %s', async (_what, minutes) => {
    const { first } = signedIn();
    clock.mockReturnValue(start + minutes * MINUTE);
    await writeNote();
    expect(sentTokens()).toEqual([first]);
    expect(apiCalls(REFRESH)).toEqual([]);
  });

  test('it is renewed beside a call, which does not wait', async () => {
    const { first, next } = signedIn();
    const answer = apiHangs(REFRESH, { access: next, refresh: 'refresh.2' });
    clock.mockReturnValue(start + 14.5 * MINUTE);
    await Promise.all([writeNote(), writeNote()]);
    answer();
    await waitFor(() => expect(tokens()).toEqual([next, 'refresh.2']));
    await writeNote();
    expect(sentTokens()).toEqual([first, first, next]);
    expect(apiCalls(REFRESH)).toHaveLength(1);
  });

  test('calls after it has ended wait for one renewal, and none is refused', async () => {
    const { next } = signedIn();
    clock.mockReturnValue(start + 20 * MINUTE);
    await Promise.all(Array.from({ length: 5 }, () => writeNote()));
    expect(sentTokens()).toEqual(Array(5).fill(next));
    expect(apiCalls(REFRESH)).toHaveLength(1);
  });

  test('calls after it has ended fail as the renewal does, and are not sent', async () => {
    signedIn();
    apiUnreachable(REFRESH);
    clock.mockReturnValue(start + 20 * MINUTE);
    expect(await writeNote()).toMatchObject({ error: { status: 'FETCH_ERROR' } });
    expect(sentTokens()).toEqual([]);
  });

  test('nothing is fetched ahead with one that has ended', () => {
    signedIn();
    clock.mockReturnValue(start + 20 * MINUTE);
    prefetch(NOTES);
    expect(apiCalls()).toEqual([]);
  });

  test.each([
    ['a year ahead', 365 * 24 * 60],
    ['a year behind', -365 * 24 * 60],
  ])('a clock that is %s renews as often as a right one', async (_what, minutesOff) => {
    const now = start + minutesOff * MINUTE;
    clock.mockReturnValue(now);
    const { first, next } = signedIn();
    await writeNote();
    expect(apiCalls(REFRESH)).toEqual([]);
    clock.mockReturnValue(now + 20 * MINUTE);
    await writeNote();
    await writeNote();
    expect(sentTokens()).toEqual([first, next, next]);
    expect(apiCalls(REFRESH)).toHaveLength(1);
  });

  test.each([
    ['put forward', 24 * 60],
    ['put back', -24 * 60],
  ])('a clock that is %s in between renews once', async (_what, minutes) => {
    const { next } = signedIn();
    clock.mockReturnValue(start + minutes * MINUTE);
    await writeNote();
    await writeNote();
    expect(sentTokens()).toEqual([next, next]);
    expect(apiCalls(REFRESH)).toHaveLength(1);
  });

  test('one that another tab has renewed is used', async () => {
    signedIn();
    clock.mockReturnValue(start + 20 * MINUTE);
    const other = aToken('other', Date.now());
    localStorage.setItem('access_token', other);
    localStorage.setItem('access_since', String(Date.now()));
    await writeNote();
    expect(sentTokens()).toEqual([other]);
    expect(apiCalls(REFRESH)).toEqual([]);
  });
});

test('a call that is refused again is refused', async () => {
  signInAs('student');
  apiRequiresToken('access.3', NOTES, {});
  apiReturns(REFRESH, { access: 'access.2', refresh: 'refresh.2' });
  expect(await writeNote()).toMatchObject({ error: refused });
  expect(apiCalls(NOTES)).toHaveLength(2);
});

test.each([
  ['nobody answers', () => apiUnreachable(REFRESH), { status: 'FETCH_ERROR' }],
  ['the server is busy', () => apiReturns(REFRESH, {}, 503, { 'Retry-After': '2' }), { status: 503, retryAfter: '2' }],
  ['a proxy answers', () => apiResponds(REFRESH, () => new Response('<h1>', { status: 401 })), { originalStatus: 401 }],
])('while %s, a call fails in that way and its user stays signed in', async (_what, prepare, error) => {
  signInAs('student');
  renewable();
  prepare();
  expect(await writeNote()).toMatchObject({ error });
  expect(tokens()).toEqual(['access.1', 'refresh.1']);
  expect(isExpired()).toBe(false);
});

test('the log-in itself may refuse without ending anything', async () => {
  signInAs('student');
  apiReturns('auth/login', { message: 'Wrong.' }, 401);
  expect(await store.dispatch(endpoints.logIn.initiate())).toMatchObject({ error: { status: 401 } });
  expect(apiCalls(REFRESH)).toEqual([]);
});

test('a visitor is refused at once', async () => {
  apiRequiresToken('access.1', NOTES, {});
  expect(await writeNote()).toMatchObject({ error: refused });
  expect(apiCalls(REFRESH)).toEqual([]);
});

test('tokens that come after a log-out are not kept', async () => {
  signInAs('student');
  apiRequiresToken('access.2', NOTES, {});
  const answer = apiHangs(REFRESH, { access: 'access.2', refresh: 'refresh.2' });
  const note = writeNote();
  await waitFor(() => expect(apiCalls(REFRESH)).toHaveLength(1));
  act(() => signOut());
  answer();
  expect(await note).toHaveProperty('error');
  await waitFor(() => expect(tokens()).toEqual([null, null]));
});

describe('with another tab', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  /** Another tab holds the lock first, and does something in the storage. */
  function otherTabIsFaster(change: () => void): string[] {
    const asked: string[] = [];
    const request = async (name: string, _options: unknown, work: () => Promise<unknown>) => {
      asked.push(name);
      change();
      return work();
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    return asked;
  }

  test('new tokens that it has fetched are used', async () => {
    signInAs('student');
    renewable();
    const asked = otherTabIsFaster(() => localStorage.setItem('access_token', 'access.2'));
    expect(await writeNote()).toEqual({ data: { id: 7 } });
    expect(asked).toEqual(['wattle-refresh']);
    expect(apiCalls(REFRESH)).toEqual([]);
  });

  test('a call is not repeated in the name of somebody else who has logged in there', async () => {
    const user = signInAs('student');
    renewable();
    otherTabIsFaster(() => {
      localStorage.setItem('access_token', 'access.2');
      localStorage.setItem('user', JSON.stringify({ ...user, id: 'somebody else' }));
    });
    expect(await writeNote()).toMatchObject({ error: refused });
    expect(apiCalls(NOTES)).toHaveLength(1);
  });

  test('a lock that is never given does not stop anybody', async () => {
    signInAs('student');
    renewable();
    const request = () => Promise.reject(new DOMException('It took too long', 'TimeoutError'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    expect(await writeNote()).toEqual({ data: { id: 7 } });
  });
});

describe('when the session is over', () => {
  const expire = async () => {
    const user = signInAs('student');
    refusedForGood();
    const note = writeNote();
    await waitFor(() => expect(isExpired()).toBe(true));
    return { user, note };
  };

  test('the user stays on the page, and the storage says signed out', async () => {
    const { user } = await expire();
    expect(store.getState().session.user).toEqual(user);
    expect(tokens()).toEqual([null, null]);
    expect(localStorage.getItem('isAuthenticated')).toBe('false');
  });

  test('calls wait, also later ones, and go on when the user has logged in again', async () => {
    const { user, note } = await expire();
    const later = writeNote('b');
    await waitFor(() => expect(apiCalls(NOTES)).toHaveLength(2));
    act(() => signIn({ access: 'access.2', refresh: 'refresh.2', user }));
    expect(await Promise.all([note, later])).toEqual([{ data: { id: 7 } }, { data: { id: 7 } }]);
    expect(isExpired()).toBe(false);
    expect(apiCalls(REFRESH)).toHaveLength(1);
  });

  test('calls fail with their 401 when the user logs out', async () => {
    const { note } = await expire();
    act(() => signOut());
    expect(await note).toMatchObject({ error: refused });
    await waitFor(() => expect(store.getState().session).toEqual({ user: null, isExpired: false, hasEnded: true }));
  });

  test('calls fail with their 401 when somebody else logs in', async () => {
    const { user, note } = await expire();
    act(() => signIn({ access: 'access.2', refresh: 'refresh.2', user: { ...user, id: 'somebody else' } }));
    expect(await note).toMatchObject({ error: refused });
    await waitFor(() => expect(store.getState().session.user?.id).toBe('somebody else'));
  });
});

test('a storage that was cleared in the middle of work asks to log in again, too', async () => {
  signInAs('student');
  renewable();
  localStorage.clear();
  void writeNote();
  await waitFor(() => expect(isExpired()).toBe(true));
  expect(apiCalls(REFRESH)).toEqual([]);
});

test('tokens that the browser does not store are good as long as the page is open, and the user is told', async () => {
  signInAs('student');
  renewable();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await writeNote()).toEqual({ data: { id: 7 } });
  apiRequiresToken('access.3', NOTES, { id: 8 });
  apiReturns(REFRESH, { access: 'access.3', refresh: 'refresh.3' });
  expect(await writeNote()).toEqual({ data: { id: 8 } });
  expect(tokens()).toEqual([null, null]);
  expect(renderHook(() => useNotStored()).result.current).toContain('You stay logged in');
  jest.restoreAllMocks();
});
