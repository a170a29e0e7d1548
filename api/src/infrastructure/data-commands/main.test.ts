import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('an option that does not exist is answered with the usage', () => {
  const args = ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), 'backup', '--foo', 'x'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: {} });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--foo'.*\nUsage:\n {2}pnpm data copy --to/);
}, 30_000);
