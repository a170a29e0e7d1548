import { errorMessage, errorStatus } from './error-message';

test.each([
  ['the sentence of the server', { status: 409, data: { message: 'Taken.' } }, 'Taken.'],
  ['the fallback when the server sent none', { status: 500, data: '<html>' }, 'Sorry.'],
  ['the fallback when nobody answered', { status: 'FETCH_ERROR', error: 'TypeError' }, 'Sorry.'],
  ['the fallback when the message is no text', { status: 400, data: { message: ['a'] } }, 'Sorry.'],
])('shows %s', (_what, error, shown) => {
  expect(errorMessage(error, 'Sorry.')).toBe(shown);
});

test('tells the status of a refusal, and of no answer that there was none', () => {
  expect(errorStatus({ status: 409 })).toBe(409);
  expect(errorStatus({ status: 'FETCH_ERROR' })).toBeUndefined();
  expect(errorStatus(undefined)).toBeUndefined();
});
