import { mkdirSync } from 'node:fs';
import { logError } from './log';
import { Cursors } from './query/cursors';
import { chooseAddress } from './server/address';
import { Server } from './server/server';
import { Catalog } from './storage/catalog';
import { lockFolder } from './storage/lock';
import { Store } from './storage/store';
import { Sweeper } from './sweeper';

export interface EngineOptions {
  dataDir: string;
  /** Listens on this port of 127.0.0.1 instead of a socket in the data folder; 0 takes a free one. */
  port?: number | undefined;
  /** Hears of errors that no client can be told of. */
  onError?: (error: unknown) => void;
}

/** The parts of a running engine. It lives in a thread of its own; see engine.worker.ts. */
export class Engine {
  readonly cursors = new Cursors();
  readonly sweeper: Sweeper;
  isClosing = false;
  private server: Server | undefined;

  private constructor(
    readonly store: Store,
    readonly catalog: Catalog,
    private readonly unlock: () => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {
    this.sweeper = new Sweeper(store, catalog, this.cursors, onError);
  }

  static async start({ dataDir, port, onError = () => {} }: EngineOptions): Promise<{ engine: Engine; uri: string }> {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const store = new Store(dataDir);
    const unlock = await lockFolder(store, dataDir).catch(async (error) => {
      await store.close();
      throw error;
    });
    await store.rewriteIfDue().catch(logError);
    const engine = new Engine(store, new Catalog(store), unlock, onError);
    try {
      const { server, uri } = await Server.start(engine, chooseAddress(dataDir, port));
      engine.server = server;
      engine.sweeper.start();
      return { engine, uri };
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  get connectionCount(): number {
    return this.server?.connectionCount ?? 0;
  }

  report(error: unknown) {
    this.onError(error);
  }

  /** Finishes the writes under way and stops the queries, and leaves everything on the disk. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.sweeper.stop();
    await this.server?.close();
    await this.store.rewriteIfDue().catch(logError);
    await this.unlock();
    await this.store.close();
  }
}
