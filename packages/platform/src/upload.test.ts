import { File as FileOfNode } from 'node:buffer';
import { waitFor } from '@testing-library/react';
import { signIn, upload } from './index';
import { store } from './internal';
import { apiCalls, apiHangs, apiRequiresToken, apiReturns, apiUnreachable, signInAs } from './testing';

const FILES = 'files';

/** Node's forms know nothing of the files of jsdom. */
const aFile = () => new FileOfNode(['x'.repeat(1_000)], 'a.xlsx') as unknown as File;

function send(signal = new AbortController().signal) {
  const sent: number[] = [];
  const params = { dryRun: 'true' };
  const onSent = (bytes: number) => sent.push(bytes);
  return { sent, response: upload<{ id: number }>({ url: FILES, params, file: aFile(), onSent, signal }) };
}

test('a file is sent as a field of a form, and the caller is told how much has gone', async () => {
  signInAs('admin');
  apiReturns(FILES, { id: 7 });
  const { sent, response } = send();
  expect(await response).toEqual({ data: { id: 7 } });
  expect(apiCalls()).toMatchObject([{ method: 'POST', path: 'files?dryRun=true', token: 'access.1' }]);
  expect(apiCalls()[0]?.body).toMatchObject({ file: expect.objectContaining({ name: 'a.xlsx', size: 1_000 }) });
  expect(sent.at(-1)).toBeGreaterThan(1_000);
});

test('a file whose access token is spent is sent again with new tokens', async () => {
  signInAs('admin');
  apiRequiresToken('access.2', FILES, { id: 7 });
  apiReturns('auth/refresh', { access: 'access.2', refresh: 'refresh.2' });
  expect(await send().response).toEqual({ data: { id: 7 } });
  expect(apiCalls(FILES).map(({ token }) => token)).toEqual(['access.1', 'access.2']);
});

test('a file whose session has ended waits until its user has logged in again', async () => {
  const user = signInAs('admin');
  apiRequiresToken('access.9', FILES, { id: 7 });
  apiReturns('auth/refresh', { message: 'Your session has ended. Please log in again.' }, 401);
  const { response } = send();
  await waitFor(() => expect(store.getState().session.isExpired).toBe(true));
  signIn({ access: 'access.9', refresh: 'refresh.9', user });
  expect(await response).toEqual({ data: { id: 7 } });
});

test('a refusal is told with its status, its body and when to try again', async () => {
  signInAs('admin');
  apiReturns(FILES, { message: 'Busy.' }, 503, { 'Retry-After': '30' });
  expect(await send().response).toEqual({ error: { status: 503, data: { message: 'Busy.' }, retryAfter: '30' } });
});

test('without a network there is no status', async () => {
  signInAs('admin');
  apiUnreachable(FILES);
  expect(await send().response).toMatchObject({ error: { status: 'FETCH_ERROR' } });
});

test('a file can be stopped on its way', async () => {
  signInAs('admin');
  apiHangs(FILES, {});
  const controller = new AbortController();
  const { response } = send(controller.signal);
  await waitFor(() => expect(apiCalls(FILES)).toHaveLength(1));
  controller.abort();
  expect(await response).toMatchObject({ error: { status: 'FETCH_ERROR' } });
});
