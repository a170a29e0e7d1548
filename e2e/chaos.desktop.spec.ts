import { runChaos } from './chaos/run-chaos';
import { expect, test } from './support/fixtures';

test('no acknowledged answer is lost when the API, its database, the network and the devices fail', {
  tag: '@long',
}, async () => {
  // Each child is more patient than a journey is allowed to be.
  test.setTimeout(400_000);
  const report = await runChaos({ seed: 1, attempts: 20, processes: 1 });
  expect(report.broken, String(report)).toEqual([]);
});
