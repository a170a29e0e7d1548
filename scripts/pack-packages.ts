import { join, resolve } from 'node:path';
import { parseCommand, runCommand, UsageError } from './lib/command';
import { packPackages } from './lib/pack/pack-packages';
import { packingProblem, writeExportReports } from './lib/pack/packing-problem';
import { ROOT } from './lib/root';
import { platformProblem } from './platform/report-file';

/** `pnpm pack-packages` packs what teams outside of this repository install. */
await runCommand(async (args) => {
  const usage = 'pnpm pack-packages [--out <folder>]';
  const options = { out: { type: 'string', default: join(ROOT, '.cache/packages/packed') } } as const;
  const { values } = parseCommand(usage, { args, options });
  const problem = packingProblem() ?? (await platformProblem());
  if (problem) throw new UsageError(problem);
  const files = await packPackages(resolve(values.out));
  const reports = writeExportReports().map((file) => `${file} now tells what this version exports: commit it.`);
  return [...files, ...reports].join('\n');
});
