import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREVIOUS_API } from '../../scripts/lib/mixed/release-both';
import { freePort } from '../../scripts/testing/free-port';
import { EngineProcess } from './engine-process';
import { runNode, stopProcess, waitUntilOk } from './processes';
import { JWT_SECRET } from './signed-in';

/** Which API: that of the working tree, or the one before. */
export type Side = 'old' | 'new';

const FOLDERS: Record<Side, string> = { old: join(PREVIOUS_API, 'api'), new: 'api' };

/** The API of the working tree and the one before, on the same database, as during an upgrade. */
export class TwoApis {
  readonly urls = { old: '', new: '' };
  private readonly processes: ChildProcess[] = [];

  private constructor(
    private readonly dataDir: string,
    private readonly engine: EngineProcess,
  ) {}

  /** The database is made by the old one, which has loaded the demo. */
  static async start(): Promise<TwoApis> {
    const dataDir = mkdtempSync(join(tmpdir(), 'wattle-two-apis-'));
    const apis = new TwoApis(dataDir, await EngineProcess.start(join(dataDir, 'mongo')));
    try {
      for (const side of ['old', 'new'] as const) await apis.startApi(side);
    } catch (error) {
      await apis.close();
      throw error;
    }
    return apis;
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((each) => stopProcess(each, 'SIGTERM')));
    await this.engine.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async startApi(side: Side): Promise<void> {
    const port = await freePort();
    const settings = { API_PORT: String(port), DATA_DIR: join(this.dataDir, side), JWT_SECRET };
    const MONGODB_URI = `${this.engine.uri}/wattle_test_upgrade`;
    this.processes.push(runNode([join(FOLDERS[side], 'dist/main.mjs')], { ...settings, MONGODB_URI }));
    this.urls[side] = `http://127.0.0.1:${port}`;
    await waitUntilOk(`${this.urls[side]}/api/ready`);
  }
}
