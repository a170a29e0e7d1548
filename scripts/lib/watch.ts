import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './root';

/**
 * Builds a package for development, now and whenever its sources change, in a process of its own: a loader of TypeScript
 * would change functions that the federation plugin writes into the page. Calls back after each build that succeeded.
 */
export function watchPackage(name: string, onBuilt: () => Promise<void>): ChildProcess {
  const folder = join(ROOT, name);
  // Of the shell only the page is watched: its server is the development server.
  const part = name === 'shell' ? ['--config-name', 'page'] : [];
  const rspack = spawn(
    join(folder, 'node_modules/.bin/rspack'),
    ['build', '--watch', '--mode', 'development', '--devtool', 'cheap-module-source-map', ...part],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  createInterface({ input: rspack.stdout }).on('line', (line) => {
    const isBuilt = /compiled (successfully|with \d+ warning)/.test(line);
    if (!isBuilt) process.stdout.write(`[${name}] ${line}\n`);
    else onBuilt().catch((error: Error) => process.stderr.write(`[${name}] ${error.message}\n`));
  });
  return rspack;
}
