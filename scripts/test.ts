import { readTestEnvironment } from '@wattle/environment';
import { deadCode, folders, lint, skipped, stories, storybook, types } from './lib/checks';
import { report, runInParallel } from './lib/lanes';
import { previousCommit } from './lib/mixed/previous-commit';
import { shippedFiles } from './lib/mixed/shipped-files';
import { ROOT } from './lib/root';
import { ensureSystemPackages, hasBrowser } from './lib/system-packages';
import { testRuns } from './lib/test-runs';

/** What `npm test` does once everything is installed: every check there is, then their count in the last line. */
export async function test(): Promise<void> {
  const { mongodbUri } = readTestEnvironment(process.env);
  ensureSystemPackages();
  const inBrowser = hasBrowser() ? stories : skipped(stories.title, 'stories in a browser: there is no chromium');
  const previous = previousCommit(ROOT, shippedFiles());
  report([
    ...(await runInParallel([types()], [lint, folders, deadCode, storybook, inBrowser])),
    // Each of these keeps all cores busy by itself.
    ...(await runInParallel(testRuns({ mongodbUri, hasBrowser: hasBrowser(), previous }))),
  ]);
}
