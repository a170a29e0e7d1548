import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TcpProxy } from './tcp-proxy';

/** A message to the database that a test waits for. */
interface Expected {
  /** Texts that the message contains, such as its command, collection and an id. */
  texts: readonly string[];
  /** Says what becomes of the message. */
  onMessage: (fate: Fate) => void;
}

interface Fate {
  /** Lets the message through now. */
  pass(): void;
  /** Passes nothing more on this connection: of the message neither, or of its response only. */
  lose(what: 'message' | 'response'): void;
}

/** A message that waits in the proxy until the test lets it through. */
export interface PausedMessage {
  pass(): void;
}

/** Stands between the API and its database. A test can slow it down, cut it, and pause or lose one message. */
export class DatabaseProxy extends TcpProxy {
  private expected: Expected | undefined;
  private delayMs = 0;

  private constructor(private readonly databaseUri: URL) {
    super(Number(databaseUri.port), databaseUri.hostname);
  }

  static to(databaseUri: string): Promise<DatabaseProxy> {
    return new DatabaseProxy(new URL(databaseUri)).listen();
  }

  /** Where the API finds its database. */
  get uri(): string {
    const uri = new URL(this.databaseUri);
    uri.host = `127.0.0.1:${this.port}`;
    uri.searchParams.set('directConnection', 'true');
    return uri.href;
  }

  slowDown(ms: number): void {
    this.delayMs = ms;
  }

  /** Resolves once a message with these texts is lost: the database never gets it, or the API never its response. */
  lose(what: 'message' | 'response', texts: readonly string[]): Promise<void> {
    return new Promise((resolve) => {
      this.expect(texts, (fate) => {
        fate.lose(what);
        resolve();
      });
    });
  }

  /** Resolves once a message with these texts waits. */
  pause(texts: readonly string[]): Promise<PausedMessage> {
    return new Promise((resolve) => this.expect(texts, resolve));
  }

  private expect(texts: Expected['texts'], onMessage: Expected['onMessage']): void {
    this.expected = { texts, onMessage };
  }

  protected pass(api: Socket, database: Socket): void {
    let isLost = false;
    let inOrder = Promise.resolve();
    const forward = (bytes: Buffer) => {
      if (!isLost) database.write(bytes);
    };
    // The messages that are waited for are small: each comes in one piece.
    api.on('data', (bytes) => {
      const { expected } = this;
      if (!expected?.texts.every((text) => bytes.includes(text))) {
        inOrder = inOrder.then(() => sleep(this.delayMs)).then(() => forward(bytes));
        return;
      }
      this.expected = undefined;
      expected.onMessage({
        pass: () => forward(bytes),
        lose: (what) => {
          if (what === 'response') forward(bytes);
          isLost = true;
        },
      });
    });
    database.on('data', (bytes) => {
      if (!isLost) api.write(bytes);
    });
  }
}
