import { spawnSync } from 'node:child_process';
import { EnvironmentError } from '@wattle/environment';
import { buildPackage } from './lib/build';
import { ROOT } from './lib/root';
import { readSettings } from './lib/settings';

/** Runs a command for staff: `pnpm admin ...`, `pnpm student ...` and `pnpm family ...` (docs/operating.md). */
async function staff(args: string[]): Promise<void> {
  readSettings();
  await buildPackage('api');
  const { status } = spawnSync(process.execPath, ['api/dist/staff.mjs', ...args], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

staff(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
