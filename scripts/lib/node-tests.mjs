import { jest } from '@jest/globals';

// A server that starts for a test takes seconds where every core is at work.
jest.setTimeout(30_000);
