// Plain JavaScript: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: a Node that is too old to have it must come as far as the sentence that says so.
const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'node_modules/.installed-from');
const lock = join(root, '.cache/installing');

const WAIT_MS = 200;

/** Installs the workspace, unless it already is as the lock file says. */
export function ensureInstalled() {
  requireNode();
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isInstalled()) return;

  takeLock();
  // Another start may have installed it meanwhile.
  if (!isInstalled()) {
    process.stdout.write('Installing dependencies ...\n');
    // What builds Wattle is a devDependency, also where NODE_ENV is production.
    run('npx', ['--yes', pinnedPnpm(), 'install', '--frozen-lockfile', '--prod=false']);
    writeFileSync(stamp, wanted);
  }
  rmSync(lock);
}

/** Waits until no other process installs. A lock whose process has died counts for nothing. */
function takeLock() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (;;) {
    try {
      return writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      if (isHeld()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
      else rmSync(lock, { force: true });
    }
  }
}

function isHeld() {
  try {
    // Nothing stands in it yet while its process writes it.
    const pid = readFileSync(lock, 'utf8');
    return pid === '' || process.kill(Number(pid), 0);
  } catch {
    return false;
  }
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
