import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { START_LIMIT_MS } from '../../scripts/lib/child-process';
import { childPids, commandOf } from '../../scripts/lib/process-table';
import { freePort } from '../../scripts/testing/free-port';
import { runNode, stopProcess } from './processes';
import { JWT_SECRET } from './signed-in';

const POLL_MS = 50;

export interface ApiProcessesOptions {
  processes: number;
  settings?: Record<string, string>;
  /** A data folder to begin with a copy of. */
  data?: string;
}

/** Several API processes with their primary process and their engine, on a port and data of their own. Linux only. */
export class ApiProcesses {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'wattle-processes-'));
  private readonly client = new MongoClient(
    `mongodb://${encodeURIComponent(join(this.dataDir, 'mongo', 'mongo.sock'))}`,
  );
  private primary: ChildProcess | undefined;
  /** How many API processes have begun to listen so far. */
  listened = 0;

  private constructor(
    readonly apiPort: number,
    private readonly options: ApiProcessesOptions,
  ) {
    if (options.data) cpSync(options.data, this.dataDir, { recursive: true });
  }

  static async start(options: ApiProcessesOptions): Promise<ApiProcesses> {
    const processes = new ApiProcesses(await freePort(), options);
    await processes.startApi();
    return processes;
  }

  get url(): string {
    return `http://127.0.0.1:${this.apiPort}`;
  }

  get db(): Db {
    return this.client.db('wattle');
  }

  get pids(): { primary: number; engine: number | undefined; api: number[] } {
    const primary = this.primary?.pid ?? 0;
    const children = childPids(primary).map((pid) => ({ pid, command: commandOf(pid) }));
    const running = (program: string) => children.filter(({ command }) => command.includes(program));
    const [engine] = running('engine.mjs');
    return { primary, engine: engine?.pid, api: running('main.mjs').map(({ pid }) => pid) };
  }

  bothPids(): [number, number] {
    const [one, other] = this.pids.api;
    if (!one || !other) throw new Error('There are no two API processes.');
    return [one, other];
  }

  /** Does something while the other API process stands still, so that it does not accept the connections. */
  async throughOnly<Result>(pid: number, work: () => Promise<Result>): Promise<Result> {
    const others = this.pids.api.filter((each) => each !== pid);
    for (const other of others) process.kill(other, 'SIGSTOP');
    try {
      return await work();
    } finally {
      for (const other of others) process.kill(other, 'SIGCONT');
    }
  }

  /** Until all listen; begun again when the engine of the processes before has not ended yet, as `npm start` does. */
  async startApi(): Promise<void> {
    const wanted = this.listened + this.options.processes;
    const end = Date.now() + START_LIMIT_MS;
    let primary = this.run();
    while (this.listened < wanted) {
      if (Date.now() > end) throw new Error(`${this.url} does not listen`);
      if (primary.exitCode !== null) primary = this.run();
      await sleep(POLL_MS);
    }
  }

  /** Asks all to stop, as a deployment does. */
  async stopApi(): Promise<number | null> {
    await stopProcess(this.primary, 'SIGTERM');
    return this.primary?.exitCode ?? null;
  }

  /** As a power cut would end the primary process; the others end with it. */
  async killPrimary(): Promise<void> {
    await stopProcess(this.primary, 'SIGKILL');
  }

  async close(): Promise<void> {
    await this.client.close();
    await this.stopApi();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private run(): ChildProcess {
    const settings = {
      DATA_DIR: this.dataDir,
      API_PORT: String(this.apiPort),
      API_PROCESSES: String(this.options.processes),
      JWT_SECRET,
      ...this.options.settings,
    };
    const primary = runNode(['api/dist/main.mjs'], settings, 'pipe');
    if (primary.stdout) createInterface(primary.stdout).on('line', (line) => this.note(line));
    this.primary = primary;
    return primary;
  }

  private note(line: string): void {
    if (JSON.parse(line).msg === 'ready') this.listened += 1;
  }
}
