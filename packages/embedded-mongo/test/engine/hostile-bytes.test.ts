import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { BSON, MongoClient } from 'mongodb';
import { useEngine } from '../harness';

const server = useEngine();

/** Sends bytes, and resolves with the bytes of the reply when the other side has disconnected or replied. */
function send(bytes: Buffer, isEnough: (answer: Buffer) => boolean = () => false): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const path = decodeURIComponent(server.uri.replace('mongodb://', ''));
    const socket: Socket = connect(path);
    const chunks: Buffer[] = [];
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isEnough(Buffer.concat(chunks))) done();
    });
    socket.on('close', done);
    socket.on('error', reject);
    socket.write(bytes);
  });
}

const isWhole = (answer: Buffer) => answer.length >= 4 && answer.length >= answer.readInt32LE(0);

function frame(opCode: number, payload: Buffer, length = 16 + payload.length): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, payload]);
}

const body = (command: object) => Buffer.from(BSON.serialize(command));
const message = (...sections: Buffer[]) => frame(2013, Buffer.concat([Buffer.alloc(4), ...sections]));
const bodySection = (bytes: Buffer) => Buffer.concat([Buffer.from([0]), bytes]);
const readReply = (answer: Buffer) => BSON.deserialize(answer.subarray(21));

/** Bytes without any order, the same in every run. */
const noise = (length: number) =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 32) }, (_each, n) => createHash('sha256').update(String(n)).digest()),
  );

describe('malformed messages end their connection, and only that one', () => {
  it.each<[string, Buffer]>([
    ['a length of zero', frame(2013, Buffer.alloc(0), 0)],
    ['a negative length', frame(2013, Buffer.alloc(0), -5)],
    ['more than 48 MB announced', frame(2013, Buffer.alloc(0), 48_000_001)],
    ['noise', noise(4096)],
    ['an HTTP request', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
    ['an unknown operation', frame(1, Buffer.alloc(20))],
    ['a compressed message', frame(2012, Buffer.alloc(20))],
    ['no body', frame(2013, Buffer.alloc(4))],
    ['unknown flags', frame(2013, Buffer.concat([Buffer.from([0xf0, 0, 0, 0]), bodySection(body({ ping: 1 }))]))],
    ['an unknown kind of section', message(Buffer.concat([Buffer.from([9]), body({ ping: 1 })]))],
    ['two bodies', message(bodySection(body({ ping: 1 })), bodySection(body({ ping: 1 })))],
    ['a body longer than the message', message(Buffer.from([0, 0xff, 0xff, 0, 0, 1]))],
    [
      'a sequence without a name',
      message(bodySection(body({ ping: 1 })), Buffer.from([1, 9, 0, 0, 0, 65, 65, 65, 65, 65])),
    ],
    ['an old query without a document', frame(2004, Buffer.from([0, 0, 0, 0, 65, 0]))],
  ])('%s', async (_title, bytes) => {
    const other = await MongoClient.connect(server.uri);
    expect(await send(bytes)).toHaveLength(0);
    expect(await other.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
    await other.close();
  });
});

describe('a malformed document is refused', () => {
  const malformed = (change: (bytes: Buffer) => void) => {
    const bytes = body({ find: 'things', filter: { text: 'abcdef' }, $db: 'wattle_test_x' });
    change(bytes);
    return message(bodySection(bytes));
  };

  it.each<[string, Buffer]>([
    ['a text that reaches beyond the end', malformed((bytes) => bytes.writeInt32LE(5000, bytes.indexOf('abcdef') - 4))],
    ['a text of negative length', malformed((bytes) => bytes.writeInt32LE(-1, bytes.indexOf('abcdef') - 4))],
    ['an unknown type', malformed((bytes) => bytes.writeUInt8(0x63, bytes.indexOf('text') - 1))],
    ['an inner document that is too long', malformed((bytes) => bytes.writeInt32LE(4000, bytes.indexOf('text') - 5))],
  ])('%s', async (_title, bytes) => {
    const reply = readReply(await send(bytes, isWhole));
    expect(reply).toMatchObject({ ok: 0, code: 22, codeName: 'InvalidBSON' });
  });

  it('and not stored', async () => {
    const bytes = body({ insert: 'malformed', documents: [{ text: 'abcdef' }], $db: server.db.databaseName });
    bytes.writeInt32LE(5000, bytes.indexOf('abcdef') - 4);
    const reply = readReply(await send(message(bodySection(bytes)), isWhole));
    expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 22 }] });
    expect(await server.collection('malformed').countDocuments()).toBe(0);
  });

  it('that holds a date beyond those of JavaScript', async () => {
    const bytes = body({ insert: 'dates', documents: [{ at: new Date(0) }], $db: server.db.databaseName });
    bytes.writeBigInt64LE(2n ** 62n, bytes.indexOf('\x09at\0', 0, 'latin1') + 4);
    const reply = readReply(await send(message(bodySection(bytes)), isWhole));
    expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 15 }] });
  });

  it('nested deeper than MongoDB allows', async () => {
    let deep: object = {};
    for (let level = 0; level < 250; level++) deep = { deep };
    const bytes = message(bodySection(body({ find: 'things', filter: deep, $db: 'wattle_test_x' })));
    expect(readReply(await send(bytes, isWhole))).toMatchObject({ ok: 0, code: 15, codeName: 'Overflow' });
  });
});

it('a message may arrive in single bytes, and several may arrive at once', async () => {
  const ping = message(bodySection(body({ ping: 1, $db: 'admin' })));
  const path = decodeURIComponent(server.uri.replace('mongodb://', ''));
  const socket = connect(path);
  const replies: Buffer[] = [];
  socket.on('data', (chunk) => replies.push(chunk));
  for (const byte of ping) {
    socket.write(Buffer.from([byte]));
    await new Promise(setImmediate);
  }
  socket.write(Buffer.concat([ping, ping, ping.subarray(0, 10)]));
  const [reply] = [await send(ping, isWhole)];
  while (Buffer.concat(replies).length < reply.length * 3) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(readReply(reply)).toEqual({ ok: 1 });
  socket.destroy();
});

it('the handshake of old drivers is supported by their protocol, and other commands of it are refused', async () => {
  const query = (command: object) =>
    frame(
      2004,
      Buffer.concat([
        Buffer.alloc(4),
        Buffer.from('admin.$cmd\0'),
        Buffer.alloc(4),
        Buffer.from([255, 255, 255, 255]),
        body(command),
      ]),
    );
  const reply = async (command: object) => BSON.deserialize((await send(query(command), isWhole)).subarray(36));
  expect(await reply({ isMaster: 1, helloOk: true })).toMatchObject({
    ok: 1,
    ismaster: true,
    helloOk: true,
    maxWireVersion: 17,
  });
  expect(await reply({ listDatabases: 1 })).toMatchObject({ ok: 0, code: 352 });
});
