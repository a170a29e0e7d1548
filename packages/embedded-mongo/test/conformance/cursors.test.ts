import { Long } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();
const COUNT = 300;

let read: ReturnType<typeof filled> | undefined;
/** For tests that only read. */
function filledOnce() {
  read ??= filled(COUNT);
  return read;
}

async function filled(count: number) {
  const things = server.collection<{ _id: number; n: number }>();
  await things.insertMany(Array.from({ length: count }, (_each, _id) => ({ _id, n: count - _id })));
  return things;
}

describe('a cursor', () => {
  it.each([
    ['in the order of the collection', {}],
    ['sorted by the _id', { sort: { _id: 1 } as const }],
    ['sorted without an index', { sort: { n: -1 } as const }],
    ['in small batches', { batchSize: 110 }],
  ])('gives every document once, %s', async (_title, options) => {
    const things = await filledOnce();
    const ids = (await things.find({}, options).toArray()).map(({ _id }) => _id);
    expect(ids).toHaveLength(COUNT);
    expect(ids.every((id, i) => id === i)).toBe(true);
  });

  it('sends 101 documents first, and then the number of the command', async () => {
    const things = await filledOnce();
    const first = await server.db.command({ find: things.collectionName });
    expect(first.cursor.firstBatch).toHaveLength(101);
    expect(first.cursor.ns).toBe(things.namespace);
    const getMore = first.cursor.id;
    const next = await server.db.command({
      getMore: Long.fromValue(getMore),
      collection: things.collectionName,
      batchSize: 50,
    });
    expect(next.cursor.nextBatch).toHaveLength(50);
    const last = await server.db.command({ getMore: Long.fromValue(getMore), collection: things.collectionName });
    expect(last.cursor.nextBatch).toHaveLength(149);
    expect(String(last.cursor.id)).toBe('0');
  });

  it('is closed at once when all documents fit into the batch, or with singleBatch', async () => {
    const things = await filled(10);
    const all = await server.db.command({ find: things.collectionName });
    const single = await server.db.command({ find: things.collectionName, batchSize: 2, singleBatch: true });
    expect([all, single].map(({ cursor }) => [cursor.firstBatch.length, String(cursor.id)])).toEqual([
      [10, '0'],
      [2, '0'],
    ]);
  });

  it('begins empty with a batch size of zero', async () => {
    const things = await filled(3);
    const { cursor } = await server.db.command({ find: things.collectionName, batchSize: 0 });
    expect(cursor.firstBatch).toEqual([]);
    expect(String(cursor.id)).not.toBe('0');
  });

  it('stops at the limit', async () => {
    const things = await filledOnce();
    expect(await things.find().limit(250).batchSize(100).toArray()).toHaveLength(250);
  });

  it('can be killed, and is not found afterwards', async () => {
    const things = await filledOnce();
    const { cursor } = await server.db.command({ find: things.collectionName });
    const id = Long.fromValue(cursor.id);
    const killed = await server.db.command({ killCursors: things.collectionName, cursors: [id, Long.fromNumber(5)] });
    expect(killed).toMatchObject({ cursorsKilled: [cursor.id], cursorsNotFound: [5] });
    const refused = server.db.command({ getMore: id, collection: things.collectionName });
    await expect(refused).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  });

  it('belongs to its collection', async () => {
    const things = await filledOnce();
    const { cursor } = await server.db.command({ find: things.collectionName });
    const refused = server.db.command({ getMore: Long.fromValue(cursor.id), collection: 'another' });
    await expect(refused).rejects.toMatchObject({ code: 13 });
  });

  it('ends when its collection is dropped', async () => {
    const things = await filled(110);
    const { cursor } = await server.db.command({ find: things.collectionName });
    await things.drop();
    const refused = server.db.command({ getMore: Long.fromValue(cursor.id), collection: things.collectionName });
    await expect(refused).rejects.toMatchObject({ code: 175, codeName: 'QueryPlanKilled' });
  });

  it('fits large documents into several batches', async () => {
    const things = server.collection<{ _id: number; text: string }>();
    const text = 'x'.repeat(1024 * 1024);
    await things.insertMany(Array.from({ length: 17 }, (_each, _id) => ({ _id, text })));
    expect((await things.find().batchSize(100).toArray()).map((each) => each.text.length)).toEqual(
      Array(17).fill(text.length),
    );
  });

  it('serves an aggregation as well', async () => {
    const things = await filledOnce();
    expect(await things.aggregate([{ $match: { n: { $gt: 0 } } }, { $project: { n: 1 } }]).toArray()).toHaveLength(
      COUNT,
    );
  });

  it('of a collection that does not exist is empty', async () => {
    expect(await server.collection('nothing_here').find().toArray()).toEqual([]);
  });

  it.each([{ skip: -1 }, { limit: -1 }, { batchSize: -1 }])('is refused with %j', async (options) => {
    await expect(server.db.command({ find: 'things', ...options })).rejects.toMatchObject({ code: 51024 });
  });
});
