import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { mongo } from 'mongoose';
import type { Database } from '../src/database/database';

/** What a MongoDB server answers to a command that it cannot carry out. */
interface Failure {
  code: number;
  codeName: string;
  errmsg: string;
}

/** As MongoDB words it when its disk is full. */
export const OUT_OF_DISK_SPACE: Failure = {
  code: 14_031,
  codeName: 'OutOfDiskSpace',
  errmsg: 'Available disk space of 0 bytes is less than required minimum of 524288000',
};

/** Everything that writes. */
export const WRITES = ['insert', 'update', 'delete', 'findAndModify', 'create', 'createIndexes'];

const OP_MSG = 2_013;
const HEADER_BYTES = 16;

/** A proxy before a MongoDB server; chosen commands fail without reaching it. */
export class FailingDatabase {
  private readonly sockets = new Set<Socket>();
  private failure: Failure | undefined;
  private commands: readonly string[] = [];

  private constructor(
    private readonly target: Database,
    private readonly server: Server,
  ) {}

  static async before(target: Database): Promise<FailingDatabase> {
    const server = createServer();
    const proxy = new FailingDatabase(target, server);
    server.on('connection', (client) => proxy.join(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The database as it is reached through this proxy. */
  get database(): Database {
    const { port } = this.server.address() as AddressInfo;
    const { name } = this.target;
    const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`;
    return { uri, ...(name !== undefined && { name }), close: () => this.close() };
  }

  /** From now on these commands fail. */
  fail(commands: readonly string[], failure: Failure): void {
    this.commands = commands;
    this.failure = failure;
  }

  mend(): void {
    this.commands = [];
  }

  private async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await this.target.close();
  }

  private join(client: Socket): void {
    const server = connect(addressOf(this.target.uri));
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    server.pipe(client);
    let received = Buffer.alloc(0);
    client.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      while (received.length >= HEADER_BYTES && received.length >= received.readInt32LE(0)) {
        const message = received.subarray(0, received.readInt32LE(0));
        received = received.subarray(message.length);
        const isFailing = this.commands.includes(commandOf(message) ?? '');
        if (isFailing && this.failure) client.write(replyTo(message, this.failure));
        else server.write(message);
      }
    });
  }
}

function addressOf(uri: string) {
  const host = decodeURIComponent(new URL(uri).host);
  if (host.startsWith('/')) return { path: host };
  const [name = '', port = '27017'] = host.split(':');
  return { host: name, port: Number(port) };
}

/** The name of a command is the first key of its document. */
function commandOf(message: Buffer): string | undefined {
  if (message.readInt32LE(12) !== OP_MSG) return undefined;
  const document = message.subarray(HEADER_BYTES + 5);
  return Object.keys(mongo.BSON.deserialize(document.subarray(0, document.readInt32LE(0))))[0];
}

function replyTo(message: Buffer, failure: Failure): Buffer {
  const document = mongo.BSON.serialize({ ok: 0, ...failure });
  const head = Buffer.alloc(HEADER_BYTES + 5);
  head.writeInt32LE(head.length + document.length, 0);
  head.writeInt32LE(message.readInt32LE(4), 8);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, document]);
}
