import { buildPackage } from './lib/build';
import { runCommand, runProgram } from './lib/command';
import { readSettings } from './lib/settings';

/**
 * Runs a command of the API's bundle `staff` or `data`: `pnpm admin ...`, `pnpm student ...`, `pnpm family ...` and
 * `pnpm data ...` (docs/operating.md).
 */
await runCommand(async ([bundle, ...args]) => {
  readSettings();
  await buildPackage('api');
  runProgram(process.execPath, [`api/dist/${bundle}.mjs`, ...args]);
});
