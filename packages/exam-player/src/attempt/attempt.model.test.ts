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

describe('an attempt', () => {
  it('loses no choice, replaces nothing by something older, and comes to its end whatever happens', async () => {
    const examples = EXAMPLES.filter(([seconds]) => seconds < 60).slice(2, 4);
    await fc.assert(attemptModel, { numRuns: examples.length, examples });
  }, 120_000);
});
