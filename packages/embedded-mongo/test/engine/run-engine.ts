import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const BUILT_WORKERS = fileURLToPath(new URL('../../../../scripts/testing/built-workers.mjs', import.meta.url));

export interface EngineProcess {
  uri: string;
  /** What it has written to its log. */
  errors: readonly string[];
  /** Limits how large the files may become that it writes to from now on, on Linux only. */
  limitFiles(bytes: number | 'unlimited'): void;
  /** Ends the process and waits until it has ended. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** The engine as a process of its own, which can be killed. */
export async function runEngine(dataDir: string, ...more: string[]): Promise<EngineProcess> {
  const { child, lines, errors } = runCli('--data', dataDir, ...more);
  const uri = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, address] = /^Listening on (.*)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(errors.join(''))));
  });
  return {
    uri,
    errors,
    limitFiles: (bytes) => execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]),
    stop: (signal) => stop(child, signal),
  };
}

export function runCli(...args: string[]) {
  // A process that ignores the signal gets an error where a file would become too large.
  const shell = [
    '-c',
    'trap "" XFSZ; exec "$@"',
    'sh',
    process.execPath,
    '--import',
    'tsx',
    '--import',
    BUILT_WORKERS,
    CLI,
  ];
  const child = spawn('sh', [...shell, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  return { child, errors, lines: createInterface({ input: child.stdout }) };
}

/** How the process ends that refuses its arguments or its folder. */
export async function refusalOf(...args: string[]) {
  const { child, errors } = runCli(...args);
  const [code, signal] = await once(child, 'exit');
  return { code, signal, error: errors.join('') };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code;
}
