// Plain JavaScript: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: a Node that is too old to have it must come as far as the sentence that says so.
const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'node_modules/.installed-from');

/** Installs the workspace, unless it already is as the lock file says. */
export function ensureInstalled() {
  requireNode();
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  process.stdout.write('Installing dependencies ...\n');
  // What builds Wattle is a devDependency, also where NODE_ENV is production.
  run('npx', ['--yes', pinnedPnpm(), 'install', '--frozen-lockfile', '--prod=false']);
  writeFileSync(stamp, wanted);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Wattle needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

/** The package manager that package.json names, as `pnpm@<version>`. */
function pinnedPnpm() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const { status, error, stdout } = spawnSync(command, args, {
    cwd: root,
    // pnpm also writes its errors to standard output.
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}\n${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.\n`);
  process.exit(1);
}
