import { runCommand, runProgram } from './lib/command';

/** What runs in a browser beside the journeys. */
const CONFIGS: Readonly<Record<string, string>> = {
  stories: 'stories.config.ts',
  mixed: 'mixed.config.ts',
  shots: 'shots.config.ts',
};

/** `pnpm e2e [stories|mixed|shots|chaos] [...]`: what follows goes to Playwright, or to the chaos run. */
await runCommand(async ([name = '', ...rest]) => {
  const inE2e = (...command: string[]) => runProgram('pnpm', ['--filter', '@wattle/e2e', 'exec', ...command]);
  if (name === 'chaos') return inE2e('tsx', 'chaos/main.ts', ...rest);
  if (name === 'stories') runProgram('pnpm', ['--filter', '@wattle/design-system', 'storybook:build']);
  if (process.exitCode) return;
  const config = CONFIGS[name];
  inE2e('playwright', 'test', ...(config ? [`--config=${config}`, ...rest] : [name, ...rest].filter(Boolean)));
});
