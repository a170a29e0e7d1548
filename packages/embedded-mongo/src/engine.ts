import { mkdirSync } from 'node:fs';
import type { EngineState } from './engine-state';
import { logError } from './errors';
import { Cursors } from './query/cursors';
import { chooseAddress } from './server/address';
import { Server } from './server/server';
import { Catalog } from './storage/catalog';
import { removeCopy } from './storage/compaction';
import { asStartError, damagedFile } from './storage/data-file';
import { checkDataFile, lockFolder } from './storage/folder-lock';
import { Store } from './storage/store';
import { Sweeper } from './sweeper';

export interface EngineOptions {
  dataDir: string;
  /** Listens on this port of 127.0.0.1 instead of a socket in the data folder; 0 takes a free one. */
  port?: number | undefined;
  /** How often expired documents are deleted, in seconds; 60 as in MongoDB. */
  expireEverySeconds?: number | undefined;
  /** Gets the errors that belong to no client. */
  onError?: (error: unknown) => void;
}

/** The parts of a running engine. It runs in a thread of its own; see engine.worker.ts. */
export class Engine implements EngineState {
  readonly cursors = new Cursors();
  isClosing = false;
  private readonly sweeper: Sweeper;
  private server: Server | undefined;

  private constructor(
    readonly store: Store,
    readonly catalog: Catalog,
    private readonly unlock: () => Promise<void>,
    expireEverySeconds: number | undefined,
  ) {
    this.sweeper = new Sweeper(store, catalog, this.cursors, expireEverySeconds);
  }

  static async start(options: EngineOptions): Promise<{ engine: Engine; uri: string }> {
    const { dataDir, port, expireEverySeconds, onError = () => {} } = options;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const [damage] = await checkDataFile(dataDir, 1);
    if (damage !== undefined) throw damagedFile(dataDir, damage);
    const store = new Store(dataDir);
    let unlock = async () => {};
    try {
      unlock = await lockFolder(store, dataDir);
      removeCopy(dataDir);
      store.markNewFile();
      store.reserved.fill();
      const engine = new Engine(store, new Catalog(store), unlock, expireEverySeconds);
      const { server, uri } = await Server.start(engine, chooseAddress(dataDir, port), onError);
      engine.server = server;
      engine.sweeper.start();
      return { engine, uri };
    } catch (error) {
      await unlock().catch(logError);
      store.close();
      throw asStartError(error, dataDir);
    }
  }

  /** Finishes the writes under way and stops the queries. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.sweeper.stop();
    await this.server?.close();
    await this.unlock();
    this.store.close();
  }
}
