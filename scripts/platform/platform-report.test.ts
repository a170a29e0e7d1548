import { jest } from '@jest/globals';
import { isLongRun } from '../testing/extent';
import { changedSinceFullCheck } from '../testing/full-check.mjs';

// The compiler reads the types of all libraries.
jest.setTimeout(180_000);

/** All that the report is made from. */
const INPUTS = [
  'packages/platform',
  'packages/contract/src',
  'packages/federation/src/build',
  'scripts/platform',
  'shell/package.json',
  'tsconfig*.json',
  'pnpm-lock.yaml',
];

/** In the long run, and after a change that the last full check has not seen. */
const isToCheck = isLongRun || changedSinceFullCheck(INPUTS)?.every((name) => name.includes('.test.')) !== true;

test('the committed report tells what the platform exports, and its version tells what has changed', async () => {
  if (!isToCheck) return;
  const { platformProblem } = await import('./report-file');
  expect(await platformProblem()).toBeUndefined();
});
