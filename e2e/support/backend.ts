import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { freePort } from '../../scripts/testing/free-port';
import { EngineProcess } from './engine-process';
import { ask, killed, runNode, stopProcess, waitUntilOk } from './processes';
import { JWT_SECRET } from './signed-in';

/** The API on a database of its own that is no part of its process, with a look into that database. */
export class Backend {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'wattle-backend-'));
  private readonly databaseName = `wattle_test_${randomUUID().slice(0, 8)}`;
  private api: ChildProcess | undefined;
  private port = 0;
  private client!: MongoClient;
  /** Absent where the database is a server that was there before. */
  engine: EngineProcess | undefined;

  private constructor(
    private readonly mongodbUri: string | undefined,
    private readonly preload: readonly string[],
    private readonly settings: Record<string, string>,
  ) {}

  /** On the MongoDB server at this address, or on an embedded engine; `preload` are TypeScript modules that both load first. */
  static async start(
    mongodbUri?: string,
    preload: readonly string[] = [],
    settings: Record<string, string> = {},
  ): Promise<Backend> {
    const backend = new Backend(mongodbUri, preload, settings);
    backend.port = await freePort();
    if (!mongodbUri) backend.engine = await EngineProcess.start(join(backend.dataDir, 'mongo'), preload);
    try {
      backend.client = await MongoClient.connect(backend.serverUri);
      await backend.startApi();
    } catch (error) {
      await backend.close();
      throw error;
    }
    return backend;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get apiPort(): number {
    return this.port;
  }

  get apiPid(): number {
    return this.api?.pid ?? 0;
  }

  /** Asks a module that was preloaded. */
  ask<Reply>(question: string): Promise<Reply> {
    return ask(this.api, question);
  }

  get db(): Db {
    return this.client.db(this.databaseName);
  }

  /** By them another process finds the database. */
  get settingsOfApi(): Record<string, string> {
    const uri = new URL(this.serverUri);
    uri.pathname = this.databaseName;
    return { DATA_DIR: this.dataDir, MONGODB_URI: uri.href, JWT_SECRET };
  }

  async startApi(): Promise<void> {
    const imports = this.preload.length > 0 ? ['tsx', ...this.preload].flatMap((module) => ['--import', module]) : [];
    this.api = runNode([...imports, 'api/dist/main.mjs'], {
      ...this.settingsOfApi,
      API_PORT: String(this.port),
      ...this.settings,
    });
    await waitUntilOk(`${this.url}/api/ready`);
  }

  /** As a power cut would end it: no chance to finish anything. */
  killApi(): Promise<void> {
    return killed(this.api);
  }

  async close(): Promise<void> {
    await stopProcess(this.api, 'SIGTERM');
    if (!this.engine) await this.client?.db(this.databaseName).dropDatabase();
    await this.client?.close();
    await this.engine?.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private get serverUri(): string {
    return this.mongodbUri ?? this.engine?.uri ?? '';
  }
}
