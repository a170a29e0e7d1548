import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Trap {
  /** Words that are in the message which is waited for. */
  words: readonly string[];
  /** Whether the database still gets it. */
  isWritten: boolean;
  spring: () => void;
}

/** The line between the API and its database. A test can slow it down, cut it, and hold one write up on its way. */
export class DatabaseLine {
  private readonly sockets = new Set<Socket>();
  private trap: Trap | undefined;
  private delayMs = 0;
  private isCut = false;

  private constructor(
    private readonly server: Server,
    private readonly database: URL,
  ) {}

  static async to(databaseUri: string): Promise<DatabaseLine> {
    const server = createServer();
    const line = new DatabaseLine(server, new URL(databaseUri));
    server.on('connection', (api) => line.join(api));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  /** Where the API finds its database. */
  get uri(): string {
    return `mongodb://127.0.0.1:${(this.server.address() as AddressInfo).port}/wattle`;
  }

  /** Resolves once a message with these words has come: the database never gets it, or the API never hears the answer. */
  holdUp(words: readonly string[], { isWritten }: { isWritten: boolean }): Promise<void> {
    return new Promise((resolve) => {
      this.trap = { words, isWritten, spring: resolve };
    });
  }

  slowDown(ms: number): void {
    this.delayMs = ms;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
    this.delayMs = 0;
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(api: Socket): void {
    if (this.isCut) {
      api.destroy();
      return;
    }
    const database = connect(Number(this.database.port), this.database.hostname);
    let isHeldUp = false;
    let inOrder = Promise.resolve();
    // The messages that are waited for are small: each comes in one piece.
    api.on('data', (bytes) => {
      const { trap } = this;
      if (trap?.words.every((word) => bytes.includes(word))) {
        isHeldUp = true;
        this.trap = undefined;
        if (trap.isWritten) database.write(bytes);
        trap.spring();
      } else if (!isHeldUp) {
        inOrder = inOrder.then(() => sleep(this.delayMs)).then(() => void database.write(bytes));
      }
    });
    database.on('data', (bytes) => {
      if (!isHeldUp) api.write(bytes);
    });
    for (const [one, other] of [
      [api, database],
      [database, api],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}
