import { changedFiles, testedAfter } from './lib/changes';
import { deadCode, folders, lint, types, units } from './lib/checks';
import { parseCommand, runCommand } from './lib/command';
import { report, runInParallel } from './lib/lanes';

const USAGE = `pnpm verify                    everything but the journeys
pnpm verify --changed          only the tests that files which are not committed can break
pnpm verify --changed <commit> only the tests that changes since a commit can break`;

await runCommand(async (args) => {
  const options = { changed: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseCommand(USAGE, { args, options, allowPositionals: true });
  const tested = values.changed ? testedAfter(changedFiles(positionals[0] ?? 'HEAD')) : undefined;
  const tests = tested
    ? units('Units that use what has changed', ['--passWithNoTests', '--findRelatedTests', ...tested])
    : units('Units, API and embedded engine');
  report(await runInParallel([types], [lint, folders, deadCode, tests]));
});
