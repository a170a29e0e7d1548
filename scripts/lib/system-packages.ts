import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian packages that tests need; each is called like the command in it, but for fonts, which have none. */
const PACKAGES = ['chromium-headless-shell', 'redis-server', 'fonts-liberation'];

const FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

const BROWSERS = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/** Installs what is missing as root; other users are told how. */
export function ensureSystemPackages(): void {
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !hasCommand('apt-get')) {
    process.stdout.write(`Missing: ${missing.join(', ')}. On Debian: sudo apt-get install ${missing.join(' ')}\n`);
    return;
  }
  process.stdout.write(`Installing ${missing.join(' and ')} ...\n`);
  aptGet('update');
  for (const name of missing) install(name);
  // Older releases of Debian have no package of the headless browser.
  if (!hasBrowser()) install('chromium');
}

export function hasBrowser(): boolean {
  return BROWSERS.some(hasCommand);
}

/** Whether there is the one font that pictures of stories are drawn with, where a letter is not in our own. */
export function hasFont(): boolean {
  return existsSync(FONT);
}

function isInstalled(name: string): boolean {
  return name === 'fonts-liberation' ? hasFont() : hasCommand(name);
}

function hasCommand(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

function install(name: string): void {
  aptGet('install', '--yes', '--no-install-recommends', name);
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
