import { toCallFailure } from './call-failure';

const sentences = { attemptNotFound: 'Start again.', refused: 'Too large.' };

it.each([
  ['FETCH_ERROR', { fault: 'noConnection' }],
  [500, { fault: 'server' }],
  [429, { fault: 'server' }],
  [401, { fault: 'session' }],
  [408, { fault: 'server' }],
  [421, { fault: 'server' }],
  [403, { fault: 'refused', message: 'Too large.' }],
  [422, { fault: 'refused', message: 'Too large.' }],
  [400, { fault: 'refused', message: 'Too large.' }],
  [413, { fault: 'refused', message: 'Too large.' }],
  [404, { fault: 'attemptNotFound', message: 'Start again.' }],
])('a response of %s becomes %j', (status, failure) => {
  expect(toCallFailure({ status }, sentences)).toEqual(failure);
});

it('a refusal has the sentence of the server, where it sent one', () => {
  const error = { status: 422, data: { message: 'It is empty.' } };
  expect(toCallFailure(error, sentences)).toEqual({ fault: 'refused', message: 'It is empty.' });
});

it('a conflict closes the attempt', () => {
  expect(toCallFailure({ status: 409 }, sentences)).toEqual({ fault: 'closed' });
});

it.each([[429], [503]])('with %i and a time to wait, it is tried later', (status) => {
  const failure = toCallFailure({ status, retryAfter: '30' }, sentences);
  expect(failure).toEqual({ fault: 'server', retryAfterMs: 30_000 });
});
