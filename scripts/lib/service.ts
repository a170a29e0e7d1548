import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root';

/** A process that dies is started again after this pause, as long as it has been ready once. */
const RESTART_MS = 1_000;

export interface ServiceOptions {
  name: string;
  /** The built file to run, from the root. */
  file: string;
  /** Address that answers once it can do its work. */
  readyUrl: string;
  logDir: string;
}

/** One of the two processes that Wattle consists of, kept alive until it is stopped. */
export class Service {
  private child: ChildProcess | undefined;
  private isStopping = false;
  private hasBeenReady = false;

  constructor(private readonly options: ServiceOptions) {}

  /** Starts the process and waits until it can do its work. Rejects when it ends before. */
  async start(): Promise<void> {
    const { name, readyUrl } = this.options;
    const child = this.spawn();
    while (!(await answers(readyUrl))) {
      if (child.exitCode !== null) throw new Error(`${name} did not start; see ${this.logFile}`);
      await sleep(100);
    }
    this.hasBeenReady = true;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  private get logFile(): string {
    return join(this.options.logDir, `${this.options.name}.log`);
  }

  private spawn(): ChildProcess {
    mkdirSync(this.options.logDir, { recursive: true });
    const log = createWriteStream(this.logFile, { flags: 'a' });
    const child = spawn(process.execPath, ['--enable-source-maps', this.options.file], {
      cwd: ROOT,
      // The channel closes when this process dies, however it dies, and tells the service to stop.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once('exit', () => {
      if (!this.isStopping && this.hasBeenReady) setTimeout(() => this.spawn(), RESTART_MS);
    });
    this.child = child;
    return child;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
