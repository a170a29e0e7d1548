import { parseCommand, runCommand, runProgram } from './lib/command';

const ALL = ['--recursive', '--workspace-concurrency=1', 'run', 'bench'];
const PROFILED = ['--filter', '@wattle/e2e', 'exec', 'tsx', 'bench/start-storm.bench.ts', '--profile'];

/** `pnpm bench` runs every bench; with `--profile` the start storm alone, and writes profiles of it. */
await runCommand(async (args) => {
  const { values } = parseCommand('pnpm bench [--profile]', { args, options: { profile: { type: 'boolean' } } });
  runProgram('pnpm', values.profile ? PROFILED : ALL);
});
