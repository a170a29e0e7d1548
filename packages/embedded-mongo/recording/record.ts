import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RECORDED_FILE } from './features';

/**
 * Records which features of MongoDB the API's tests, the staff commands in them and ordinary use of mongoose send, and
 * writes them to supported.json. Run it with `pnpm --filter @wattle/embedded-mongo record`.
 */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SUPPORTED_FILE = fileURLToPath(new URL('../supported.json', import.meta.url));
const RECORDER = 'packages/embedded-mongo/recording/record-commands.ts';

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed.`);
}

function runTests(setupFile: string, ...args: string[]) {
  const setup = [setupFile, RECORDER].flatMap((file) => ['--setupFilesAfterEnv', `${ROOT}${file}`]);
  run(process.execPath, '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', ...setup, ...args);
}

rmSync(RECORDED_FILE, { force: true });
runTests('scripts/testing/time-limits.mjs', '--selectProjects', 'api');
runTests('scripts/lib/node-tests.mjs', '--selectProjects', 'api-isolated');
runTests('scripts/lib/node-tests.mjs', '--selectProjects', 'embedded-mongo', '--testPathPatterns', 'mongoose.test');
writeFileSync(SUPPORTED_FILE, formatSupported(readFileSync(RECORDED_FILE, 'utf8')));
run(process.execPath, 'node_modules/@biomejs/biome/bin/biome', 'format', '--write', SUPPORTED_FILE);

function formatSupported(recorded: string): string {
  const features = new Map<string, Set<string>>();
  for (const line of recorded.trim().split('\n')) {
    const [kind, feature] = JSON.parse(line) as [string, string];
    features.set(kind, (features.get(kind) ?? new Set()).add(feature));
  }
  const sorted = [...features].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, names]) => [kind, [...names].sort()]);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
