import { Long } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

async function things(...values: unknown[]) {
  const collection = server.collection<{ _id: number; a?: unknown }>();
  await collection.insertMany(values.map((a, _id) => (a === undefined ? { _id } : { _id, a })));
  return collection;
}

describe('delete', () => {
  it('removes one document or all that match', async () => {
    const collection = await things(1, 1, 1, 2);
    expect(await collection.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 2 });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 0 });
    expect(await collection.find().toArray()).toEqual([{ _id: 3, a: 2 }]);
  });

  it('removes everything', async () => {
    const collection = await things(1, 2, 3);
    await collection.deleteMany({});
    expect(await collection.estimatedDocumentCount()).toBe(0);
  });

  it('in a batch stops at an error only when it is ordered', async () => {
    const deletes = [
      { q: { a: 1 }, limit: 1 },
      { q: { a: { $foo: 1 } }, limit: 1 },
      { q: { a: 2 }, limit: 1 },
    ];
    for (const [ordered, n] of [
      [true, 1],
      [false, 2],
    ] as const) {
      const collection = await things(1, 2);
      const reply = await server.db.command({ delete: collection.collectionName, deletes, ordered });
      expect(reply).toMatchObject({ n, writeErrors: [{ index: 1, code: 2 }] });
    }
  });

  it('is refused with a filter that no query may have, also in a collection that is not there', async () => {
    await expect(server.collection().deleteMany({ a: { $foo: 1 } })).rejects.toMatchObject({ code: 2 });
  });

  it('is refused with another limit than none or one', async () => {
    const refused = server.db.command({ delete: 'things', deletes: [{ q: {}, limit: 5 }] });
    await expect(refused).rejects.toMatchObject({ code: 9 });
  });
});

describe('count', () => {
  it('counts documents, with a filter and a limit', async () => {
    const collection = await things(1, 2, 3, 4);
    expect(await collection.estimatedDocumentCount()).toBe(4);
    expect(await collection.countDocuments({ a: { $gt: 1 } })).toBe(3);
    expect(await collection.countDocuments({}, { limit: 2 })).toBe(2);
    expect(await server.db.command({ count: 'nothing_here' })).toMatchObject({ n: 0 });
  });

  it('stays right over inserts, updates and deletes', async () => {
    const collection = await things(1, 2, 3);
    await collection.updateMany({}, { $inc: { a: 1 } as never });
    await collection.deleteOne({});
    await collection.insertOne({ _id: 9 });
    expect(await collection.estimatedDocumentCount()).toBe(3);
  });
});

describe('distinct', () => {
  it('gives every value once, arrays by their elements, numbers by value', async () => {
    const collection = await things(1, Long.fromNumber(1), [1, 2], 'x', null, undefined);
    const values = await collection.distinct('a');
    expect(values).toHaveLength(4);
    expect(values).toEqual(expect.arrayContaining([1, 2, 'x', null]));
  });

  it('takes a filter and a path into documents', async () => {
    const collection = await things([{ b: 1 }, { b: 2 }], { b: 3 }, { b: 3 });
    expect((await collection.distinct('a.b')).sort()).toEqual([1, 2, 3]);
    expect(await collection.distinct('a.b', { _id: { $gt: 0 } })).toEqual([3]);
  });
});
