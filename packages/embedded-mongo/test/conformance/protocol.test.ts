import { Long, MongoClient } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

/** A filter that takes long to evaluate and matches nothing. */
const slow = { $or: Array.from({ length: 200 }, (_each, n) => ({ text: { $regex: `(x+x+)+${n}` } })) };

const texts = () => server.collection('texts');
beforeAll(() => texts().insertMany(Array.from({ length: 2500 }, (_each, n) => ({ text: `text ${n}` }))));

describe('the server', () => {
  it('takes part in the handshake', async () => {
    expect(await server.db.command({ hello: 1 })).toMatchObject({
      ok: 1,
      maxBsonObjectSize: 16777216,
      maxMessageSizeBytes: 48000000,
      maxWriteBatchSize: 100000,
    });
    expect(await server.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await server.db.command({ buildInfo: 1 })).toMatchObject({ versionArray: expect.any(Array) });
  });

  it.each<[object, number]>([
    [{ nonsense: 1 }, 59],
    [{ find: 'things', nonsense: 1 }, 40415],
    [{ find: 'things', filter: 5 }, 14],
    [{ count: 'things', nonsense: 1 }, 40415],
    [{ aggregate: 'things', pipeline: [] }, 9],
    [{ getMore: Long.fromNumber(123), collection: 'things' }, 43],
    [{ getMore: 1.5, collection: 'things' }, 14],
    [{ killCursors: 'things', cursors: [1.5] }, 14],
    [{ delete: 'things', deletes: [{ q: {}, limit: 1.7 }] }, 9],
    [{ find: 'things', writeConcern: 5 }, 14],
    [{ aggregate: 'things', pipeline: [], cursor: { nonsense: 1 } }, 40415],
    [{ dropIndexes: 'not_there', index: '*' }, 26],
  ])('refuses %j', async (command, code) => {
    await expect(server.db.command(command)).rejects.toMatchObject({ code });
  });

  it('accepts the fields that every command may have', async () => {
    const generic = { comment: 'why', maxTimeMS: 5000 };
    expect(await server.db.command({ count: 'things', ...generic })).toMatchObject({ ok: 1 });
  });

  it('accepts sessions that are not transactions', async () => {
    const session = server.client.startSession();
    const things = server.collection('in_a_session');
    await things.insertOne({ a: 1 }, { session });
    expect(await things.findOne({ a: 1 }, { session })).toMatchObject({ a: 1 });
    await session.endSession();
  });

  it('writes without a reply when none is expected', async () => {
    const things = server.collection('unacknowledged');
    const result = await things.insertOne({ a: 1 }, { writeConcern: { w: 0 } });
    expect(result.acknowledged).toBe(false);
    while ((await things.countDocuments()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('accepts every write concern of a single server', async () => {
    const things = server.collection('journaled');
    expect(await things.insertOne({ a: 1 }, { writeConcern: { w: 'majority' } })).toMatchObject({ acknowledged: true });
    expect(await things.insertOne({ a: 1 }, { writeConcern: { w: 1, journal: true } })).toMatchObject({
      acknowledged: true,
    });
  });

  it('stops a query at its time limit', async () => {
    await expect(texts().find(slow, { maxTimeMS: 10 }).toArray()).rejects.toMatchObject({
      code: 50,
      codeName: 'MaxTimeMSExpired',
    });
  });

  it('replies to others during a slow query', async () => {
    const other = await MongoClient.connect(server.uri);
    let isOver = false;
    const query = texts()
      .find(slow)
      .toArray()
      .finally(() => {
        isOver = true;
      });
    expect(await other.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(isOver).toBe(false);
    expect(await query).toEqual([]);
    await other.close();
  });

  it('refuses a document that is too large, and continues', async () => {
    const things = server.collection('large');
    const text = 'x'.repeat(16 * 1024 * 1024 - 100);
    await things.insertOne({ text });
    await expect(things.updateOne({}, { $set: { more: 'x'.repeat(200) } })).rejects.toMatchObject({ code: 10334 });
    expect(await things.countDocuments()).toBe(1);
  });
});
