import type { Socket } from 'node:net';
import type { Document } from 'bson';
import type { StepDown } from './step-downs';
import { TcpProxy } from './tcp-proxy';
import {
  type CommandFailure,
  commandOf,
  documentOf,
  isOldHandshake,
  onMessage,
  replyTo,
  requestIdOf,
  responseToOf,
  withDocument,
} from './wire-messages';

const SET_NAME = 'wattle';
const WRITES = ['insert', 'update', 'delete', 'findAndModify'];
const READS = ['find', 'aggregate', 'count', 'distinct', 'getMore'];
const HANDSHAKES = ['hello', 'isMaster', 'ismaster'];

/** What a read is answered where there is no primary. */
const NO_PRIMARY: CommandFailure = {
  code: 13_435,
  codeName: 'NotPrimaryNoSecondaryOk',
  errmsg: 'not primary and secondaryOk=false',
};

interface State {
  how: StepDown;
  isPrimary: boolean;
  onWrite?: () => void;
}

/**
 * Stands before a stand-alone server and answers as a replica set does whose only primary can step down: with retryable
 * writes, each of which is carried out once, and with what it is asked for about replication.
 */
export class ReplicaSetProxy extends TcpProxy {
  readonly settings = new URLSearchParams();
  private current: State | undefined;
  /** Replies to writes that may be sent again, by session and number. */
  private readonly done = new Map<string, Promise<Document>>();
  private refusals = 0;

  private constructor(private readonly databaseUri: URL) {
    super(Number(databaseUri.port || 27_017), databaseUri.hostname);
  }

  static to(databaseUri: string): Promise<ReplicaSetProxy> {
    return new ReplicaSetProxy(new URL(databaseUri)).listen();
  }

  /** Where the API finds the set. It looks for a primary often, so that tests are short, and reports its commands. */
  get uri(): string {
    const uri = new URL(this.databaseUri);
    uri.host = this.address;
    for (const [name, value] of this.settings) uri.searchParams.set(name, value);
    uri.searchParams.delete('directConnection');
    uri.searchParams.set('replicaSet', SET_NAME);
    uri.searchParams.set('serverMonitoringMode', 'poll');
    uri.searchParams.set('monitorCommands', 'true');
    uri.searchParams.set('heartbeatFrequencyMS', '500');
    uri.searchParams.set('minHeartbeatFrequencyMS', '50');
    return uri.href;
  }

  get refused(): number {
    return this.refusals;
  }

  /** The next write meets a primary that steps down, and so do those after it: there is none until `elect`. */
  stepDown(how: StepDown): void {
    this.current = { how, isPrimary: true, onWrite: () => this.losePrimary(how) };
  }

  /** The next write ends like this, and then there is a primary again. */
  interrupt(how: StepDown): void {
    this.current = { how, isPrimary: true, onWrite: () => this.elect() };
  }

  /** The primary stays one, and confirms no write, until `elect`. */
  failWrites(how: StepDown): void {
    this.current = { how, isPrimary: true };
  }

  elect(): void {
    this.current = undefined;
  }

  private losePrimary(how: StepDown): void {
    this.current = { how, isPrimary: false };
  }

  private get isPrimary(): boolean {
    return this.current?.isPrimary ?? true;
  }

  private get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  protected pass(api: Socket, database: Socket, hangUp: () => void): void {
    const waiting = new Map<number, (reply: Document) => void>();
    const ask = (message: Buffer) =>
      new Promise<Document>((resolve) => {
        waiting.set(requestIdOf(message), resolve);
        database.write(message);
      });
    onMessage(api, (message) => {
      const name = isOldHandshake(message) ? 'hello' : (commandOf(message) ?? '');
      if (HANDSHAKES.includes(name)) {
        database.write(message);
      } else if (WRITES.includes(name)) {
        void this.write(message, ask).then((reply) => (reply ? api.write(replyTo(message, reply)) : hangUp()));
      } else if (READS.includes(name) && !this.isPrimary) {
        api.write(replyTo(message, { ok: 0, ...NO_PRIMARY }));
      } else {
        database.write(withDocument(message, withoutReplication(documentOf(message) ?? {})));
      }
    });
    onMessage(database, (message) => {
      const reply = documentOf(message) ?? {};
      const resolve = waiting.get(responseToOf(message));
      waiting.delete(responseToOf(message));
      if (resolve) resolve(reply);
      else api.write('maxWireVersion' in reply ? withDocument(message, this.asMember(reply)) : message);
    });
  }

  /** The reply to a write; undefined where the connection ends instead. */
  private async write(message: Buffer, ask: (message: Buffer) => Promise<Document>): Promise<Document | undefined> {
    const { current } = this;
    if (!current) return this.applyOnce(message, ask);
    this.refusals += 1;
    current.onWrite?.();
    if (current.how.isApplied) await this.applyOnce(message, ask);
    return current.how.reply;
  }

  private applyOnce(message: Buffer, ask: (message: Buffer) => Promise<Document>): Promise<Document> {
    const command = documentOf(message) ?? {};
    const plain = withDocument(message, withoutReplication(command));
    if (command.txnNumber === undefined) return ask(plain);
    const id = `${command.lsid.id} ${command.txnNumber}`;
    const reply = this.done.get(id) ?? ask(plain);
    this.done.set(id, reply);
    return reply;
  }

  /** A handshake as a member of the set answers it. */
  private asMember(reply: Document): Document {
    const { isPrimary } = this;
    return {
      ...reply,
      ...('ismaster' in reply ? { ismaster: isPrimary } : { isWritablePrimary: isPrimary }),
      secondary: !isPrimary,
      setName: SET_NAME,
      setVersion: 1,
      hosts: [this.address],
      me: this.address,
      ...(isPrimary && { primary: this.address }),
    };
  }
}

/** A command without what only a replica set takes. */
function withoutReplication({ txnNumber: _number, readConcern: _level, writeConcern: _concern, ...command }: Document) {
  return command;
}
