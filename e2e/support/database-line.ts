import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TcpLine } from './tcp-line';

interface Trap {
  /** Words that are in the message which is waited for. */
  words: readonly string[];
  /** Whether the database still gets it. */
  isWritten: boolean;
  spring: () => void;
}

/** The line between the API and its database. A test can slow it down, cut it, and hold one write up on its way. */
export class DatabaseLine extends TcpLine {
  private trap: Trap | undefined;
  private delayMs = 0;

  static to(databaseUri: string): Promise<DatabaseLine> {
    return new DatabaseLine(Number(new URL(databaseUri).port)).listen();
  }

  /** Where the API finds its database. */
  get uri(): string {
    return `mongodb://127.0.0.1:${this.port}/wattle`;
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

  protected pass(api: Socket, database: Socket): void {
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
  }
}
