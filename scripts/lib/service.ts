import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Environment, localAddress } from '@wattle/environment';
import { RestartPauses, type StartFailure } from '@wattle/http-server';
import { START_LIMIT_MS, stopProcess, waitUntilReady, whatIsMissing } from './child-process';
import { log } from './command';
import { LogWriter } from './log-writer';
import { ROOT } from './root';

/** What takes longer to start is said to be waited for, again and again. */
const NOTICE_SECONDS = 10;
/** Longer than either server takes to finish what is under way. */
const STOP_SECONDS = 25;

export interface ServiceOptions {
  name: string;
  file: string;
  readyUrl: string;
  logDir: string;
  readySeconds?: number;
  noticeSeconds?: number;
  /** Time to end by itself; then it is killed. */
  stopSeconds?: number;
}

/** One of the processes that Wattle consists of, kept alive until it is stopped. */
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

  /** Starts the process and waits until it can do its work. Rejects as soon as it ends, or when it takes too long. */
  async start(): Promise<void> {
    const { name, readyUrl, readySeconds = START_LIMIT_MS / 1_000, noticeSeconds = NOTICE_SECONDS } = this.options;
    const { file } = this.log;
    const child = this.spawn();
    let isWaiting = true;
    const notices = setInterval(async () => {
      const missing = await whatIsMissing(readyUrl);
      if (isWaiting) log(`Waiting for ${name} to be ready: ${missing}. Its log: ${file}`);
    }, noticeSeconds * 1_000);
    const fault = await waitUntilReady(readyUrl, readySeconds * 1_000, child);
    isWaiting = false;
    clearInterval(notices);
    if (fault === 'ended') throw new Error((await this.startFailureOf(child)) ?? `${name} did not start; see ${file}`);
    if (fault === 'late') throw new Error(`${name} was not ready in ${readySeconds} s; see ${file}`);
    this.hasBeenReady = true;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restart);
    await stopProcess(this.child, 'SIGTERM', (this.options.stopSeconds ?? STOP_SECONDS) * 1_000);
    await this.log.close();
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

export function apiService({ host, apiPort, dataDir }: Environment): Service {
  const readyUrl = `${localAddress(host, apiPort)}/api/ready`;
  return new Service({ name: 'api', file: 'api/dist/main.mjs', readyUrl, logDir: logFolder(dataDir) });
}

export function shellService({ host, port, dataDir }: Environment): Service {
  const readyUrl = `${localAddress(host, port)}/registry.json`;
  return new Service({ name: 'shell', file: 'shell/dist/server/main.mjs', readyUrl, logDir: logFolder(dataDir) });
}

/** Where teams send releases. */
export function registryService({ host, registryPort, dataDir }: Environment): Service {
  const readyUrl = `${localAddress(host, registryPort)}/registry/health`;
  const file = 'shell/dist/server/registry-service.mjs';
  return new Service({ name: 'registry', file, readyUrl, logDir: logFolder(dataDir) });
}

export function logFolder(dataDir: string): string {
  return join(dataDir, 'logs');
}
