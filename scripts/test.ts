import { readTestEnvironment } from '@wattle/environment';
import { deadCode, type Extent, folders, lint, skipped, stories, storybook, types } from './lib/checks';
import { report, runInParallel } from './lib/lanes';
import { previousCommit } from './lib/mixed/previous-commit';
import { ensureSystemPackages, hasBrowser } from './lib/system-packages';
import { testRuns } from './lib/test-runs';
import { recordFullCheck } from './testing/full-check.mjs';

const STORIES = 'Stories in a browser';

/**
 * What `npm test` and `npm run test:long` do once everything is installed: every check of theirs, then the count of all
 * in the last line.
 */
export async function test(extent: Extent): Promise<void> {
  const { mongodbUri } = readTestEnvironment(process.env);
  ensureSystemPackages();
  const inBrowser = hasBrowser()
    ? stories(STORIES, extent)
    : skipped(STORIES, 'stories in a browser: there is no chromium');
  const quick =
    extent === 'short'
      ? [
          [types, lint, folders, deadCode],
          [storybook(extent), inBrowser],
        ]
      : [[storybook(extent), inBrowser]];
  report([
    ...(await runInParallel(...quick)),
    // Each of these keeps all cores busy by itself.
    ...(await runInParallel(testRuns({ mongodbUri, hasBrowser: hasBrowser(), previous: previousCommit }, extent))),
  ]);
  if (extent === 'long' && process.exitCode === 0) recordFullCheck();
}
