import { spawnSync } from 'node:child_process';

/** Debian packages that tests need, by the command that shows whether they are there. */
const PACKAGES = { chromium: 'chromium', 'redis-server': 'redis-server' };

/** Installs what is missing as root; other users are told how. Returns the commands that are still missing. */
export function ensureSystemPackages(): string[] {
  const missing = Object.keys(PACKAGES).filter((command) => !isThere(command));
  if (missing.length === 0) return [];

  const packages = Object.entries(PACKAGES).flatMap(([command, name]) => (missing.includes(command) ? [name] : []));
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isThere('apt-get')) {
    process.stdout.write(`Missing: ${missing.join(', ')}. On Debian: sudo apt-get install ${packages.join(' ')}\n`);
    return missing;
  }
  process.stdout.write(`Installing ${packages.join(' and ')} ...\n`);
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', ...packages);
  return missing.filter((command) => !isThere(command));
}

function isThere(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
