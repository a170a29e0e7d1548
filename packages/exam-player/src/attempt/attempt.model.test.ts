import { jest } from '@jest/globals';
import fc from 'fast-check';
import { attemptModel, EXAMPLES, takeTest } from '../../test/attempt-model';
import { storedAnswers } from './device';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('an attempt', () => {
  it('loses no choice, replaces nothing by something older, and comes to its end whatever happens', async () => {
    const examples = EXAMPLES.filter(([seconds]) => seconds < 60);
    await fc.assert(attemptModel, { numRuns: examples.length + 1, examples });
  }, 120_000);

  it('that the server no longer knows stays on the device', async () => {
    const { server, happen, store, stop, attemptId, first } = takeTest(600);
    server.isGone = true;
    await happen({ name: 'choose', index: 0, letter: 'C' });
    await happen({ name: 'pass', ms: 9_000 });
    expect(store().getState().phase.name).toBe('attemptNotFound');
    expect(storedAnswers(attemptId, first.questions)).toMatchObject([{ selectedAnswer: 'C' }]);
    stop();
  });
});
