import { jest } from '@jest/globals';
import { api } from './index';
import { prefetch, store } from './internal';
import { apiRequiresToken, apiReturns, signInAs } from './testing';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ terms: build.query<unknown, void>({ query: () => 'terms' }) }),
});

/** The ids that calls have sent, by the path of the call. */
const sent: [path: string, id: string | null][] = [];

beforeEach(() => {
  const respond = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { url, headers } = new Request(input instanceof Request ? input.clone() : input, init);
    sent.push([new URL(url).pathname, headers.get('X-Request-Id')]);
    return respond(input, init);
  });
});
afterEach(() => jest.restoreAllMocks());

test('each sending of a call has an id of its own, also of one that is repeated or comes ahead of its page', async () => {
  signInAs('student');
  apiRequiresToken('access.2', 'terms', {});
  apiReturns('auth/refresh', { access: 'access.2', refresh: 'refresh.2' });
  apiReturns('dashboard', {});
  await store.dispatch(endpoints.terms.initiate());
  prefetch('dashboard');
  expect(sent.map(([path]) => path)).toEqual(['/api/terms', '/api/auth/refresh', '/api/terms', '/api/dashboard']);
  const ids = sent.map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
