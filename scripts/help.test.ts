import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root';

test('at most 28 commands, and help lists each of them', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(28);
  const help = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/help.ts'], { cwd: ROOT, encoding: 'utf8' });
  for (const name of Object.keys(scripts)) expect(help).toMatch(new RegExp(`^ {2}pnpm (run )?${name} `, 'm'));
});
