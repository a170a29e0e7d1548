import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, runCommand, runProgram } from './lib/command';
import { matrixResults, matrixTable } from './lib/mixed/matrix-table';
import { ROOT } from './lib/root';

/** What runs in a browser beside the journeys. */
const CONFIGS: Readonly<Record<string, string>> = {
  stories: 'stories.config.ts',
  mixed: 'mixed.config.ts',
  shots: 'shots.config.ts',
};

const inE2e = (...command: string[]) => runProgram('pnpm', ['--filter', '@wattle/e2e', 'exec', ...command]);

/**
 * `pnpm e2e [stories|mixed|shots|chaos] [...]`: what follows goes to Playwright, or to the chaos run. `mixed --matrix`
 * prints last which remotes run in which shell, with `--json` for programs.
 */
await runCommand(async ([name = '', ...rest]) => {
  if (name === 'chaos') return inE2e('tsx', 'chaos/main.ts', ...rest);
  if (name === 'mixed' && rest.includes('--matrix')) return runMatrix(rest.includes('--json'));
  if (name === 'stories') runProgram('pnpm', ['--filter', '@wattle/design-system', 'storybook:build']);
  if (process.exitCode) return;
  const config = CONFIGS[name];
  inE2e('playwright', 'test', ...(config ? [`--config=${config}`, ...rest] : [name, ...rest].filter(Boolean)));
});

function runMatrix(isForPrograms: boolean): void {
  inE2e('playwright', 'test', '--config=matrix.config.ts');
  const results = matrixResults(JSON.parse(readFileSync(join(ROOT, 'e2e/results/matrix.json'), 'utf8')));
  log(isForPrograms ? JSON.stringify(results) : matrixTable(results));
}
