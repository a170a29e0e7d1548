import type { ChildProcess } from 'node:child_process';
import { EnvironmentError } from '@wattle/environment';
import { RestartPauses, type StartFailure } from '@wattle/http-server';
import type { Logger } from 'pino';
import { type Heartbeat, SilenceWatch } from './heartbeats';

/** Longer than an API process takes to stop by itself. */
const KILL_MS = 21_000;
/** Longer than work or garbage collection blocks a process. */
const HUNG_MS = 10_000;
/** Starting blocks a process while it loads its code. */
const STARTING_HUNG_MS = 60_000;

export interface Forked {
  child: ChildProcess;
  ready: Promise<unknown>;
}

export interface SupervisedProcessOptions {
  name: string;
  fork: () => Forked;
  end: (child: ChildProcess) => void;
  onSilence?: (silentMs: number) => void;
}

/** A process that is started again whenever it has ended, until it is stopped. */
export class SupervisedProcess {
  private current: { child: ChildProcess; ended: Promise<End> } | undefined;
  private restart: NodeJS.Timeout | undefined;
  private readonly pauses = new RestartPauses();
  private isSupervised = false;
  private isStopping = false;

  constructor(
    private readonly options: SupervisedProcessOptions,
    private readonly log: Logger,
  ) {}

  /** Rejects when it ends before it is ready; after that it is supervised. */
  async start(): Promise<void> {
    await this.run();
    this.isSupervised = true;
  }

  supervise(): void {
    this.isSupervised = true;
    this.run().catch((error: Error) => this.log.error(error.message));
  }

  /** Resolves with 0 when it ended as it was asked to, with another status otherwise. */
  async stop(): Promise<number> {
    this.isStopping = true;
    clearTimeout(this.restart);
    if (!this.current) return 0;
    const { child, ended } = this.current;
    const kill = setTimeout(() => child.kill('SIGKILL'), KILL_MS);
    if (isRunning(child)) this.options.end(child);
    const { code, signal } = await ended;
    clearTimeout(kill);
    return code ?? (signal === 'SIGTERM' ? 0 : 1);
  }

  private async run(): Promise<void> {
    const startedAt = Date.now();
    const { child, ready } = this.fork();
    const ended = endOf(child);
    this.current = { child, ended };
    // A message to a process that has just died is an error, too.
    child.on('error', (err) => this.log.error({ err, process: this.options.name }, 'an error of a process'));
    void ended.then((end) => this.restartAfter(Date.now() - startedAt, end));
    const markReady = this.killWhenHung(child, ended);
    await Promise.race([ready, this.failureOf(child, ended)]);
    markReady();
  }

  private killWhenHung(child: ChildProcess, ended: Promise<End>): () => void {
    let isReady = false;
    const watch = new SilenceWatch((silentMs) => {
      // A process that ends sends no heartbeats.
      if (this.isStopping) return watch.end();
      if (isReady) this.options.onSilence?.(silentMs);
      if (silentMs < (isReady ? HUNG_MS : STARTING_HUNG_MS)) return;
      this.log.warn({ process: this.options.name }, 'a process hangs and is killed');
      watch.end();
      child.kill('SIGKILL');
    });
    child.on('message', ({ heartbeat }: Partial<Heartbeat>) => {
      if (heartbeat) watch.heard();
    });
    void ended.then(() => watch.end());
    return () => {
      isReady = true;
      watch.heard();
    };
  }

  /** Some errors are thrown at once, such as that there is no memory. */
  private fork(): Forked {
    try {
      return this.options.fork();
    } catch (error) {
      this.restartAfter(0, { code: null, signal: null });
      throw error;
    }
  }

  private restartAfter(ranMs: number, end: End): void {
    if (this.isStopping || !this.isSupervised) return;
    const pauseMs = this.pauses.next(ranMs);
    this.log.warn({ process: this.options.name, ...end, pauseMs }, 'a process has ended and is started again');
    this.restart = setTimeout(() => this.supervise(), pauseMs);
  }

  /** Rejects when the process has ended, with the failure that it reported. Messages may come after the end. */
  private async failureOf(child: ChildProcess, ended: Promise<End>): Promise<never> {
    let reported: string | undefined;
    child.on('message', ({ startFailure }: Partial<StartFailure>) => {
      reported ??= startFailure;
    });
    const { code, signal } = await ended;
    if (child.connected) await new Promise((resolve) => child.once('disconnect', resolve));
    if (reported) throw new EnvironmentError(reported);
    throw new Error(`${this.options.name} ended with ${code ?? signal ?? 'an error'} before it was ready.`);
  }
}

/** Both are null where the system has refused to start the process. */
interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A process that the system refused to start emits `error` but never `exit`. */
function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    if (child.pid === undefined) resolve({ code: null, signal: null });
  });
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && (exitCode ?? signalCode) === null;
}
