import { spawnSync } from 'node:child_process';
import { EnvironmentError } from '@wattle/environment';
import { buildPackage } from './lib/build';
import { ROOT } from './lib/root';
import { readSettings } from './lib/settings';

/** Copies, backs up, restores or verifies what is stored: `pnpm data ...` (docs/operating.md). */
async function data(args: string[]): Promise<void> {
  readSettings();
  await buildPackage('api');
  const { status } = spawnSync(process.execPath, ['api/dist/data.mjs', ...args], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

data(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
