import { jest } from '@jest/globals';
import { platformProblem } from './report-file';

// The compiler reads the types of all libraries.
jest.setTimeout(180_000);

test('the committed report tells what the platform exports, and its version tells what has changed', async () => {
  expect(await platformProblem()).toBeUndefined();
});
