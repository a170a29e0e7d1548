import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TcpProxy } from './tcp-proxy';

interface Interception {
  /** Words that are in the message which is waited for. */
  words: readonly string[];
  /** Whether the database still gets it. */
  isWritten: boolean;
  done: () => void;
}

/** The proxy between the API and its database. A test can slow it down, cut it, and intercept one write. */
export class DatabaseProxy extends TcpProxy {
  private interception: Interception | undefined;
  private delayMs = 0;

  static to(databaseUri: string): Promise<DatabaseProxy> {
    return new DatabaseProxy(Number(new URL(databaseUri).port)).listen();
  }

  /** Where the API finds its database. */
  get uri(): string {
    return `mongodb://127.0.0.1:${this.port}/wattle`;
  }

  /** Resolves once a message with these words has come: the database never gets it, or the API never gets the response. */
  intercept(words: readonly string[], { isWritten }: { isWritten: boolean }): Promise<void> {
    return new Promise((resolve) => {
      this.interception = { words, isWritten, done: resolve };
    });
  }

  slowDown(ms: number): void {
    this.delayMs = ms;
  }

  protected pass(api: Socket, database: Socket): void {
    let isIntercepted = false;
    let inOrder = Promise.resolve();
    // The messages that are waited for are small: each comes in one piece.
    api.on('data', (bytes) => {
      const { interception } = this;
      if (interception?.words.every((word) => bytes.includes(word))) {
        isIntercepted = true;
        this.interception = undefined;
        if (interception.isWritten) database.write(bytes);
        interception.done();
      } else if (!isIntercepted) {
        inOrder = inOrder.then(() => sleep(this.delayMs)).then(() => void database.write(bytes));
      }
    });
    database.on('data', (bytes) => {
      if (!isIntercepted) api.write(bytes);
    });
  }
}
