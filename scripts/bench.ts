import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/root';

const ALL = ['--recursive', '--workspace-concurrency=1', 'run', 'bench'];
const PROFILED = ['--filter', '@wattle/e2e', 'exec', 'tsx', 'bench/start-storm.bench.ts', '--profile'];

/** `pnpm bench` runs every bench; with `--profile` the start storm alone, and writes profiles of it. */
const { values } = parseArgs({ options: { profile: { type: 'boolean' } } });
const { status } = spawnSync('pnpm', values.profile ? PROFILED : ALL, { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
