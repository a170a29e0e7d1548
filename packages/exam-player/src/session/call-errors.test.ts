import { AttemptClosed, AttemptNotFound, RetryLater, SubmissionRefused, toCallError } from './call-errors';

const sentences = { attemptNotFound: 'Start again.', refused: 'Too large.' };

it.each([
  ['FETCH_ERROR', Error, 'The call failed'],
  [500, Error, 'The call failed'],
  [429, Error, 'The call failed'],
  [401, Error, 'The call failed'],
  [408, Error, 'The call failed'],
  [421, Error, 'The call failed'],
  [403, SubmissionRefused, 'Too large.'],
  [422, SubmissionRefused, 'Too large.'],
  [400, SubmissionRefused, 'Too large.'],
  [413, SubmissionRefused, 'Too large.'],
  [404, AttemptNotFound, 'Start again.'],
])('a response of %s becomes %p with "%s"', (status, kind, message) => {
  const error = toCallError({ status }, sentences);
  expect(error.constructor).toBe(kind);
  expect(error.message).toBe(message);
});

it('a refusal has the sentence of the server, where it sent one', () => {
  expect(toCallError({ status: 422, data: { message: 'It is empty.' } }, sentences).message).toBe('It is empty.');
});

it('a conflict closes the attempt', () => {
  expect(toCallError({ status: 409 }, sentences)).toBeInstanceOf(AttemptClosed);
});

it.each([[429], [503]])('with %i and a time to wait, it is tried later', (status) => {
  expect(toCallError({ status, retryAfter: '30' }, sentences)).toEqual(new RetryLater(30));
});
