import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TcpProxy } from './tcp-proxy';
import { type CommandFailure, commandOf, onMessage, replyTo } from './wire-messages';

interface Expected {
  /** Texts that the message contains, such as its command, collection and an id. */
  texts: readonly string[];
  onMessage: (message: InterceptedMessage) => void;
}

interface InterceptedMessage {
  pass(): void;
  lose(what: Loss): void;
}

/** What is lost: the message, its response, or the connection in place of the response. Nothing more passes on it. */
type Loss = 'message' | 'response' | 'connection';

/** A message that waits in the proxy until the test lets it through. */
export interface PausedMessage {
  pass(): void;
}

/** As MongoDB words it when its disk is full. */
export const OUT_OF_DISK_SPACE: CommandFailure = {
  code: 14_031,
  codeName: 'OutOfDiskSpace',
  errmsg: 'Available disk space of 0 bytes is less than required minimum of 524288000',
};

export const SHUTTING_DOWN: CommandFailure = { code: 91, codeName: 'ShutdownInProgress', errmsg: 'shutting down' };

export const WRITES = ['insert', 'update', 'delete', 'findAndModify', 'create', 'createIndexes'];

const MONGODB_PORT = 27_017;

/**
 * Stands between the API and its database. A test can slow it down, disconnect it, pause or lose one message, and have
 * commands fail before they reach the database.
 */
export class DatabaseProxy extends TcpProxy {
  private expected: Expected | undefined;
  private failing: { commands: readonly string[]; failure: CommandFailure; text: string } | undefined;
  private delayMs = 0;

  private constructor(private readonly databaseUri: URL) {
    super(Number(databaseUri.port || MONGODB_PORT), databaseUri.hostname);
  }

  static to(databaseUri: string): Promise<DatabaseProxy> {
    return new DatabaseProxy(new URL(databaseUri)).listen();
  }

  get uri(): string {
    const uri = new URL(this.databaseUri);
    uri.host = `127.0.0.1:${this.port}`;
    uri.searchParams.set('directConnection', 'true');
    // A test may count what the client of the API sends.
    uri.searchParams.set('monitorCommands', 'true');
    return uri.href;
  }

  slowDown(ms: number): void {
    this.delayMs = ms;
  }

  /** From now on these commands fail, or those of them that contain a text such as their collection, until `recover`. */
  fail(commands: readonly string[], failure: CommandFailure, text = ''): void {
    this.failing = { commands, failure, text };
  }

  recover(): void {
    this.failing = undefined;
  }

  /** Resolves once a message with these texts is lost: the database never gets it, or the API never its response. */
  lose(what: Loss, texts: readonly string[]): Promise<void> {
    return new Promise((resolve) => {
      this.expect(texts, (message) => {
        message.lose(what);
        resolve();
      });
    });
  }

  pause(texts: readonly string[]): Promise<PausedMessage> {
    return new Promise((resolve) => this.expect(texts, resolve));
  }

  private expect(texts: Expected['texts'], onMessage: Expected['onMessage']): void {
    this.expected = { texts, onMessage };
  }

  protected pass(api: Socket, database: Socket, hangUp: () => void): void {
    let isLost = false;
    let isCut = false;
    let inOrder = Promise.resolve();
    const forward = (message: Buffer) => {
      if (!isLost) database.write(message);
    };
    onMessage(api, (message) => {
      const { expected, failing } = this;
      if (failing?.commands.includes(commandOf(message) ?? '') && message.includes(failing.text)) {
        api.write(replyTo(message, { ok: 0, ...failing.failure }));
      } else if (expected?.texts.every((text) => message.includes(text))) {
        this.expected = undefined;
        expected.onMessage({
          pass: () => forward(message),
          lose: (what) => {
            if (what !== 'message') forward(message);
            isLost = true;
            isCut = what === 'connection';
          },
        });
      } else if (this.delayMs > 0) {
        inOrder = inOrder.then(() => sleep(this.delayMs)).then(() => forward(message));
      } else forward(message);
    });
    database.on('data', (bytes) => {
      if (isCut) hangUp();
      else if (!isLost) api.write(bytes);
    });
  }
}
