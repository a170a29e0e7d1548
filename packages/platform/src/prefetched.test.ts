import { act, waitFor } from '@testing-library/react';
import { api, signIn } from './index';
import { prefetch, store } from './internal';
import { apiCalls, apiResponds, apiReturns, apiUnreachable, signInAs } from './testing';

const NOTES = 'notes';
const query = { order: 'oldest' };

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    notes: build.query<unknown, void>({ query: () => ({ url: NOTES, params: query }), keepUnusedDataFor: 0 }),
    addNote: build.mutation<unknown, void>({ query: () => ({ url: NOTES, method: 'POST', body: {} }) }),
  }),
});

const readNotes = () => store.dispatch(endpoints.notes.initiate(undefined, { forceRefetch: true }));
/** Resolves once the API has the call. */
async function prefetchNotes(): Promise<void> {
  prefetch(`${NOTES}?${new URLSearchParams(query)}`);
  await waitFor(() => expect(apiCalls(NOTES)).toHaveLength(1));
}

const notes = (name: string) => apiReturns(NOTES, { notes: [name] });

beforeEach(() => {
  signInAs('student');
  notes('first');
});

test('what was asked for before is given to the first call that asks for the same, and to no second one', async () => {
  await prefetchNotes();
  await prefetchNotes();
  notes('second');
  expect(await readNotes()).toMatchObject({ data: { notes: ['first'] } });
  expect(apiCalls(NOTES)).toHaveLength(1);
  expect(apiCalls(NOTES)[0]).toMatchObject({ path: `${NOTES}?order=oldest`, token: 'access.1' });
  expect(await readNotes()).toMatchObject({ data: { notes: ['second'] } });
});

test.each<[string, () => unknown]>([
  ['was asked for in the name of somebody else', () => act(() => signIn(anotherChild))],
  ['may have changed on the server since', () => store.dispatch(endpoints.addNote.initiate())],
])('what %s is asked for again', async (_what, happens) => {
  await prefetchNotes();
  await happens();
  notes('second');
  expect(await readNotes()).toMatchObject({ data: { notes: ['second'] } });
});

test.each<[string, () => void]>([
  ['was refused', () => apiReturns(NOTES, { message: 'Not now' }, 503)],
  ['could not be had', () => apiUnreachable(NOTES)],
])('what %s is asked for again', async (_what, fails) => {
  fails();
  await prefetchNotes();
  notes('second');
  expect(await readNotes()).toMatchObject({ data: { notes: ['second'] } });
});

test('a call that is given up does not wait for what was asked for before', async () => {
  apiResponds(NOTES, () => new Promise(() => undefined));
  await prefetchNotes();
  const reading = readNotes();
  reading.abort();
  expect(await reading).toMatchObject({ error: { name: 'AbortError' } });
});

const anotherChild = {
  access: 'access.2',
  refresh: 'refresh.2',
  user: { id: 'b'.repeat(24), username: 'arjun.i', firstName: 'Arjun', role: 'student' as const },
};
