import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { EnvironmentError } from '@wattle/environment';
import { RestartPauses, type StartFailure } from '@wattle/http-server';
import type { Logger } from 'pino';

/** Longer than an API process takes to stop by itself. */
const KILL_MS = 21_000;

export interface Forked {
  child: ChildProcess;
  /** Resolves once it can do its work. */
  ready: Promise<unknown>;
}

export interface KeptProcessOptions {
  name: string;
  fork: () => Forked;
  /** Asks it to end. */
  end: (child: ChildProcess) => void;
}

/** A process that is started again whenever it has ended, until it is stopped. */
export class KeptProcess {
  private child: ChildProcess | undefined;
  private restart: NodeJS.Timeout | undefined;
  private readonly pauses = new RestartPauses();
  private isKept = false;
  private isStopping = false;

  constructor(
    private readonly options: KeptProcessOptions,
    private readonly log: Logger,
  ) {}

  /** Rejects when it ends before it is ready; from then on it is kept. */
  async start(): Promise<void> {
    await this.run();
    this.isKept = true;
  }

  /** Starts it, and again where it does not start. */
  keep(): void {
    this.isKept = true;
    this.run().catch((error: Error) => this.log.error(error.message));
  }

  /** Resolves with 0 when it has ended as it was asked to. */
  async stop(): Promise<number> {
    this.isStopping = true;
    clearTimeout(this.restart);
    const { child } = this;
    if (!child || (child.exitCode ?? child.signalCode) !== null) return 0;
    const ended = once(child, 'exit');
    const kill = setTimeout(() => child.kill('SIGKILL'), KILL_MS);
    this.options.end(child);
    const [code, signal] = await ended;
    clearTimeout(kill);
    return code ?? (signal === 'SIGTERM' ? 0 : 1);
  }

  private async run(): Promise<void> {
    const { child, ready } = this.options.fork();
    const startedAt = Date.now();
    this.child = child;
    child.once('exit', (code, signal) => this.restartAfter(Date.now() - startedAt, { code, signal }));
    await Promise.race([ready, this.failureOf(child)]);
  }

  private restartAfter(ranMs: number, end: { code: number | null; signal: string | null }): void {
    if (this.isStopping || !this.isKept) return;
    const pauseMs = this.pauses.next(ranMs);
    this.log.warn({ process: this.options.name, ...end, pauseMs }, 'a process has ended and is started again');
    this.restart = setTimeout(() => this.keep(), pauseMs);
  }

  /** Rejects when the process has ended, with what it has reported. Messages may come after the end. */
  private async failureOf(child: ChildProcess): Promise<never> {
    let reported: string | undefined;
    child.on('message', ({ startFailure }: Partial<StartFailure>) => {
      reported ??= startFailure;
    });
    const [code, signal] = await once(child, 'exit');
    if (child.connected) await once(child, 'disconnect');
    if (reported) throw new EnvironmentError(reported);
    throw new Error(`${this.options.name} ended with ${code ?? signal} before it was ready.`);
  }
}
