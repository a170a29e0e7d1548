import { changedFiles, testedAfter } from './lib/changes';
import { deadCode, folders, lint, types, units } from './lib/checks';
import { report, runInParallel } from './lib/lanes';

/**
 * `pnpm verify` checks everything but the journeys; `pnpm verify --changed` runs only those tests that the files that are
 * not committed can break, and `pnpm verify --changed <commit>` those that all changes since a commit can.
 */
async function verify([option, since = 'HEAD']: string[]): Promise<void> {
  const tested = option === '--changed' ? testedAfter(changedFiles(since)) : undefined;
  const tests = tested
    ? units('Units that use what has changed', ['--passWithNoTests', '--findRelatedTests', ...tested])
    : units('Units, API and embedded engine');
  report(await runInParallel([types], [lint, folders, deadCode, tests]));
}

await verify(process.argv.slice(2));
