import { orNull, reads, requestTo, sends } from './endpoint';
import { freeResults } from './free-assessment';
import { sendConfirmation } from './mailed-links';
import { emailSchema } from './primitives';
import { finalizeQuestion } from './question-changes';
import { addQuestion } from './question-forms';
import { attemptList } from './results';

test('a request has the values of a call in its path, query and body', () => {
  const query = { subject: 'Maths', version: 2 };
  expect(requestTo(finalizeQuestion, { params: { id: 'a/b' }, query })).toEqual({
    url: 'questions/update-question/a%2Fb',
    method: 'PUT',
    params: query,
    body: undefined,
  });
  expect(requestTo(attemptList)).toMatchObject({ url: 'attempts', method: 'GET' });
  const form = new FormData();
  expect(requestTo(addQuestion.Maths, { form }).body).toBe(form);
});

test('an endpoint is named by its method and path where its schemas are not loaded', () => {
  const call = { body: { token: 'a' } };
  expect(requestTo<typeof freeResults>('POST /freeassesment/results', call)).toEqual(requestTo(freeResults, call));
  // @ts-expect-error There is no such endpoint.
  expect(requestTo<typeof freeResults>('POST /freeassesment/result', call)).not.toEqual(requestTo(freeResults, call));
});

test('a call must carry what its endpoint takes, and nothing else', () => {
  // @ts-expect-error The body is missing.
  requestTo(freeResults);
  // @ts-expect-error There is no query.
  requestTo(freeResults, { body: { token: 'a' }, query: {} });
});

test('what RTK Query sends is the body alone', () => {
  const { query, transformResponse } = sends(sendConfirmation);
  const body = { email: 'meera@example.com' };
  expect(query(body)).toEqual({ url: 'auth/send-confirmation', method: 'POST', body });
  expect(transformResponse({ message: 'Sent.' })).toEqual({ message: 'Sent.' });
});

test('what RTK Query reads is checked: a part of it is given, and a fallback for another shape', () => {
  const toCall = (email: string) => ({ body: { email } });
  const message = reads(sendConfirmation, toCall, { select: (response) => response.message });
  expect(message.query('a@example.com').body).toEqual({ email: 'a@example.com' });
  expect(message.transformResponse({ message: 'Sent.' })).toBe('Sent.');
  expect(() => message.transformResponse({})).toThrow();
  expect(reads(sendConfirmation, toCall, { fallback: null }).transformResponse({})).toBeNull();
});

test('a response of a shape that nobody expected is null', () => {
  const endpoint = { response: emailSchema };
  expect(orNull(endpoint, ' Meera@Example.com ')).toBe('meera@example.com');
  expect(orNull(endpoint, {})).toBeNull();
});
