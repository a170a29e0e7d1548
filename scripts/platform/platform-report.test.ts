import { platformProblem } from './report-file';

test('the committed report tells what the platform exports, and its version tells what has changed', async () => {
  expect(await platformProblem()).toBeUndefined();
  // The compiler reads the types of all libraries.
}, 180_000);
