import { changedFiles, scopeOf } from './lib/changes';
import { deadCode, folders, lint, types, units } from './lib/checks';
import { report, runInParallel } from './lib/lanes';

/**
 * `pnpm verify` checks everything but the journeys; `pnpm verify --changed` what the files that are not committed can
 * break, and `pnpm verify --changed <commit>` what all changes since a commit can.
 */
async function verify([option, since = 'HEAD']: string[]): Promise<void> {
  const scope = option === '--changed' ? scopeOf(changedFiles(since)) : undefined;
  const tests = scope
    ? units('Units that use what has changed', ['--passWithNoTests', '--findRelatedTests', ...scope.tested])
    : units('Units, API and embedded engine');
  report(await runInParallel([types(scope?.folders)], [lint, folders, deadCode, tests]));
}

await verify(process.argv.slice(2));
