import { once } from 'node:events';
import { MongoClient } from 'mongodb';
import { useEngine } from '../harness';
import { connectTo, MORE_TO_COME, messageOf } from './raw-client';

const server = useEngine();

async function soon(isTrue: () => Promise<boolean>) {
  const giveUpAt = Date.now() + 20_000;
  while (!(await isTrue()) && Date.now() < giveUpAt) await new Promise((go) => setTimeout(go, 50));
}

describe('a command that expects no reply is completed, although the client disconnects at once', () => {
  it('a large write', async () => {
    const things = server.collection<{ a: number; isDone?: true }>();
    await things.insertMany(Array.from({ length: 1000 }, (_each, n) => ({ a: n % 10 })));

    const client = await MongoClient.connect(server.uri);
    const same = client.db(things.dbName).collection(things.collectionName, { writeConcern: { w: 0 } });
    const updates = Array.from({ length: 10 }, (_each, a) => ({
      updateMany: { filter: { a }, update: { $set: { isDone: true } } },
    }));
    await same.bulkWrite(updates);
    await client.close(true);

    const isDone = { isDone: true } as const;
    await soon(async () => (await things.countDocuments(isDone)) === 1000);
    expect(await things.countDocuments(isDone)).toBe(1000);
  }, 30_000);

  it('many small writes at once', async () => {
    const things = server.collection<{ _id: number }>('small');
    const inserts = Array.from({ length: 200 }, (_each, _id) =>
      messageOf(
        { insert: 'small', documents: [{ _id }], $db: server.db.databaseName, writeConcern: { w: 0 } },
        MORE_TO_COME,
      ),
    );
    const socket = await connectTo(server.uri);
    const closed = once(socket, 'close');
    socket.end(Buffer.concat(inserts));
    await closed;
    await soon(async () => (await things.countDocuments()) === 200);
    expect(await things.countDocuments()).toBe(200);
  }, 30_000);
});
