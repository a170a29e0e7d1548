import { jest } from '@jest/globals';

// A server that starts for a test takes seconds where every core is at work.
jest.setTimeout(30_000);
// What fails once where every core is at work is tried again, and its error shown.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
