import { addEventHandler } from 'jest-circus';
import pTimeout from 'p-timeout';
import { noteProcessorTime, processorSeconds } from './file-times.mjs';

/** @typedef {Parameters<Parameters<typeof addEventHandler>[0]>[1]['currentDescribeBlock']} Block */

/** A server that starts for a test takes seconds where every core is at work. */
const LIMIT_MS = 30_000;

// jest-light-runner knows no time limits.
addEventHandler(({ name }, { currentDescribeBlock }) => {
  if (name === 'add_test') limit(currentDescribeBlock.children.at(-1));
  if (name === 'add_hook') limit(currentDescribeBlock.hooks.at(-1));
});

/** @param {Block['children'][number] | Block['hooks'][number] | undefined} step */
function limit(step) {
  if (!step || step.type === 'describeBlock') return;
  const fn = /** @type {(() => unknown) | undefined} */ (step.fn);
  const milliseconds = step.timeout ?? LIMIT_MS;
  if (fn) step.fn = () => pTimeout(Promise.resolve().then(fn), { milliseconds });
}

/** @type {WeakSet<Block>} */
const measured = new WeakSet();

// The runner loads this file once in each of its processes.
addEventHandler((_event, { rootDescribeBlock }) => {
  if (measured.has(rootDescribeBlock)) return;
  measured.add(rootDescribeBlock);
  const began = processorSeconds();
  const last = { type: 'afterAll', fn: () => noteProcessorTime(began) };
  rootDescribeBlock.hooks.push(/** @type {Block['hooks'][number]} */ (/** @type {unknown} */ (last)));
});
