import { playerError } from './player-error';
import { RetryLater, SubmissionRefused, TestClosed, TestUnknown } from './refusals';

const sentences = { unknown: 'Start again.', refused: 'Too large.' };

it.each([
  [undefined, Error, 'The call failed'],
  [500, Error, 'The call failed'],
  [429, Error, 'The call failed'],
  [401, Error, 'The call failed'],
  [408, Error, 'The call failed'],
  [421, Error, 'The call failed'],
  [403, SubmissionRefused, 'Too large.'],
  [422, SubmissionRefused, 'Too large.'],
  [400, SubmissionRefused, 'Too large.'],
  [413, SubmissionRefused, 'Too large.'],
  [404, TestUnknown, 'Start again.'],
])('an answer of %s becomes %p with "%s"', (status, kind, message) => {
  const error = playerError({ status }, sentences);
  expect(error.constructor).toBe(kind);
  expect(error.message).toBe(message);
});

it('a conflict closes the test', () => {
  expect(playerError({ status: 409 }, sentences)).toBeInstanceOf(TestClosed);
});

it.each([[429], [503]])('with %i and a time to wait, it is tried later', (status) => {
  expect(playerError({ status, retryAfterSeconds: 30 }, sentences)).toEqual(new RetryLater(30));
});
