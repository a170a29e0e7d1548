import { act, waitFor } from '@testing-library/react';
import { createRemoteApi, signOut } from './index';
import { store } from './internal';
import { apiCalls, apiReturns, signInAs } from './testing';

/** A version whose note is fetched from a path, and read in a shape of its own. */
function aVersion(path: string, toNote: (body: { text: string }) => unknown) {
  const { endpoints } = createRemoteApi('notes', ['Note']).injectEndpoints({
    endpoints: (build) => ({
      note: build.query<unknown, void>({ query: () => path, transformResponse: toNote, providesTags: ['Note'] }),
      writeNote: build.mutation<unknown, void>({ query: () => ({ url: path, method: 'POST' }) }),
    }),
  });
  const read = () => store.dispatch(endpoints.note.initiate());
  return {
    read: async () => (await read()).data,
    cached: () => endpoints.note.select()(store.getState() as never).data,
    write: () => act(async () => void (await store.dispatch(endpoints.writeNote.initiate()))),
  };
}

const older = aVersion('older', ({ text }) => text);
const newer = aVersion('newer', ({ text }) => ({ text, isLong: text.length > 5 }));

beforeEach(() => {
  apiReturns('older', { text: 'storm' });
  apiReturns('newer', { text: 'thunder' });
});

test('endpoints of equal names in two versions keep their own addresses, shapes and caches', async () => {
  expect(await older.read()).toBe('storm');
  expect(await newer.read()).toEqual({ text: 'thunder', isLong: true });
  expect(older.cached()).toBe('storm');
});

test('after a mutation in one version, the other fetches again what it shows', async () => {
  await older.read();
  apiReturns('older', { text: 'calm' });
  await newer.write();
  await waitFor(() => expect(older.cached()).toBe('calm'));
  expect(apiCalls('older')).toHaveLength(2);
});

test('nothing stays in any version once its user has logged out', async () => {
  signInAs('student');
  apiReturns('auth/logout', {});
  await older.read();
  await newer.read();
  act(signOut);
  expect([older.cached(), newer.cached()]).toEqual([undefined, undefined]);
});
