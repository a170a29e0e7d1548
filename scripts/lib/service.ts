import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { RestartPauses, type StartFailure } from '@wattle/http-server';
import { LogWriter } from './log-writer';
import { ROOT } from './root';

const READY_SECONDS = 60;
/** Longer than either server takes to finish what is under way. */
const STOP_SECONDS = 25;
/** One question whether the process is ready may take this long: it may listen before it answers. */
const RESPONSE_TIMEOUT_MS = 5_000;

export interface ServiceOptions {
  name: string;
  /** The built file to run, from the root. */
  file: string;
  /** Address that answers once it can do its work. */
  readyUrl: string;
  logDir: string;
  readySeconds?: number;
  /** Time to end by itself; then it is killed. */
  stopSeconds?: number;
}

/** One of the two processes that Wattle consists of, kept alive until it is stopped. */
export class Service {
  private child: ChildProcess | undefined;
  private restart: NodeJS.Timeout | undefined;
  private readonly pauses = new RestartPauses();
  private isStopping = false;
  private hasBeenReady = false;
  private startFailure: string | undefined;
  private readonly log: LogWriter;

  constructor(private readonly options: ServiceOptions) {
    this.log = new LogWriter(options.logDir, options.name);
  }

  /** Starts the process and waits until it can do its work. Rejects when it ends before, or takes too long. */
  async start(): Promise<void> {
    const { name, readyUrl, readySeconds = READY_SECONDS } = this.options;
    const { file } = this.log;
    const deadline = Date.now() + readySeconds * 1_000;
    const child = this.spawn();
    while (!(await answers(readyUrl))) {
      if (hasEnded(child)) throw new Error((await this.startFailureOf(child)) ?? `${name} did not start; see ${file}`);
      if (Date.now() > deadline) throw new Error(`${name} was not ready in ${readySeconds} s; see ${file}`);
      await sleep(100);
    }
    this.hasBeenReady = true;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restart);
    const { child } = this;
    if (child && !hasEnded(child)) await this.end(child);
    await this.log.close();
  }

  private async end(child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit');
    const kill = setTimeout(() => child.kill('SIGKILL'), (this.options.stopSeconds ?? STOP_SECONDS) * 1_000);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(kill);
  }

  /** What the process has reported of why it cannot start. Messages may come after the end. */
  private async startFailureOf(child: ChildProcess): Promise<string | undefined> {
    if (child.connected) await once(child, 'disconnect');
    return this.startFailure;
  }

  private spawn(): ChildProcess {
    const output = this.log.input;
    const child = spawn(process.execPath, ['--enable-source-maps', this.options.file], {
      cwd: ROOT,
      // The channel closes when this process dies, however it dies, and tells the service to stop.
      stdio: ['ignore', output, output, 'ipc'],
    });
    const startedAt = Date.now();
    child.once('exit', () => this.restartAfter(Date.now() - startedAt));
    child.once('message', ({ startFailure }: StartFailure) => {
      this.startFailure = startFailure;
    });
    this.child = child;
    return child;
  }

  private restartAfter(ranMs: number): void {
    if (this.isStopping || !this.hasBeenReady) return;
    this.restart = setTimeout(() => this.spawn(), this.pauses.next(ranMs));
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return (exitCode ?? signalCode) !== null;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}
