import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { forgetBuild } from '../build';
import { ROOT } from '../root';
import { DEV_BUILD, PAGE_ONLY } from './releases';

/**
 * Builds a package for development, now and whenever its sources change, in a process of its own: a loader of TypeScript
 * would change functions that the federation plugin writes into the page. Calls back after each build that succeeded.
 */
export function watchPackage(name: 'api' | 'shell', onBuilt: () => Promise<void>): ChildProcess {
  const folder = join(ROOT, name);
  forgetBuild(name);
  const rspack = spawn(
    join(folder, 'node_modules/.bin/rspack'),
    ['build', '--watch', ...DEV_BUILD, ...(name === 'shell' ? PAGE_ONLY : [])],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  createInterface({ input: rspack.stdout }).on('line', (line) => {
    const isBuilt = /compiled (successfully|with \d+ warning)/.test(line);
    if (!isBuilt) process.stdout.write(`[${name}] ${line}\n`);
    else onBuilt().catch((error: Error) => process.stderr.write(`[${name}] ${error.message}\n`));
  });
  return rspack;
}
