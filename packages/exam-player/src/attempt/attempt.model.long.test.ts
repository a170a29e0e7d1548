import { jest } from '@jest/globals';
import fc from 'fast-check';
import { attemptModel, EXAMPLES } from '../../test/attempt-model';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an attempt loses no choice, replaces nothing by something older, and comes to its end in many ways', async () => {
  await fc.assert(attemptModel, { numRuns: EXAMPLES.length + 60, examples: EXAMPLES });
}, 600_000);
