import { errorMessage, errorStatus, loginErrorMessage, retryAfterSeconds } from './error-message';

test.each([
  ['the sentence of the server', { status: 409, data: { message: 'Taken.' } }, 'Taken.'],
  ['the fallback when the server sent none', { status: 500, data: '<html>' }, 'Sorry.'],
  ['the fallback when nobody answered', { status: 'FETCH_ERROR', error: 'TypeError' }, 'Sorry.'],
  ['the fallback when the message is no text', { status: 400, data: { message: ['a'] } }, 'Sorry.'],
])('shows %s', (_what, error, shown) => {
  expect(errorMessage(error, 'Sorry.')).toBe(shown);
});

test.each([
  ['of a refusal', { status: 409 }, 409],
  ['of a proxy that answers with a page', { status: 'PARSING_ERROR', originalStatus: 413 }, 413],
  ['of a hotel that wants a log-in first', { status: 'PARSING_ERROR', originalStatus: 200 }, undefined],
  ['of no answer', { status: 'FETCH_ERROR' }, undefined],
  ['of an answer that took too long', { status: 'TIMEOUT_ERROR' }, undefined],
  ['of nothing', undefined, undefined],
])('tells the status %s', (_what, error, status) => {
  expect(errorStatus(error)).toBe(status);
});

test.each([
  [{ status: 429, retryAfter: '30' }, 30],
  [{ status: 429, retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined],
  [{ status: 429 }, undefined],
  [undefined, undefined],
])('reads from %j how long to wait', (error, seconds) => {
  expect(retryAfterSeconds(error)).toBe(seconds);
});

test.each([
  ['the sentence of the server', { status: 429, data: { message: 'Too many tries.' } }, 'Too many tries.'],
  ['that they are wrong', { status: 401, data: {} }, 'Invalid credentials. Please try again.'],
  ['that nobody answered', { status: 'FETCH_ERROR' }, 'An error occurred while logging in. Please try again later.'],
])('tells of refused credentials %s', (_what, error, shown) => {
  expect(loginErrorMessage(error)).toBe(shown);
});
