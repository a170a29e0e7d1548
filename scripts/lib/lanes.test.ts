import { jest } from '@jest/globals';
import type { Outcome } from './check';
import { report, runLanes } from './lanes';

const outcome = (passed: number, failed = 0, ...skipped: string[]): Outcome => ({ passed, failed, skipped });

let written: string[];
beforeEach(() => {
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(...String(text).trimEnd().split('\n'));
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

test('lanes run beside each other, and the checks of a lane one after the other', async () => {
  const order: string[] = [];
  const check = (title: string, before?: Promise<unknown>) => ({
    title,
    run: async () => {
      await before;
      order.push(title);
      return outcome(1);
    },
  });
  let releaseFirst = () => {};
  const held = new Promise<void>((resolve) => {
    releaseFirst = resolve;
  });
  const second = {
    title: 'other lane',
    run: async () => {
      releaseFirst();
      return outcome(1);
    },
  };
  expect(await runLanes([check('first', held), check('after it')], [second])).toHaveLength(3);
  expect(order).toEqual(['first', 'after it']);
});

test.each([
  [
    [outcome(2), outcome(3, 0, 'MongoDB: is not there')],
    ['', 'skipped: MongoDB: is not there', '5 passed, 0 failed, 1 skipped'],
    0,
  ],
  [[outcome(2), outcome(3, 1)], ['', '5 passed, 1 failed, 0 skipped'], 1],
])('the last line is the count, and a failure fails the run', (outcomes, lines, code) => {
  report(outcomes);
  expect([written, process.exitCode]).toEqual([lines, code]);
});
