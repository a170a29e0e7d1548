import { useServer } from '../harness';

const server = useServer();

interface Thing {
  _id: number;
  a?: number;
  list?: { n: number }[];
}

async function things(...documents: Thing[]) {
  const collection = server.collection<Thing>();
  if (documents.length > 0) await collection.insertMany(documents);
  return collection;
}

describe('findAndModify', () => {
  it('returns the document before the update, or after it', async () => {
    const collection = await things({ _id: 1, a: 1 });
    expect(await collection.findOneAndUpdate({ _id: 1 }, { $inc: { a: 1 } })).toEqual({ _id: 1, a: 1 });
    const after = await collection.findOneAndUpdate({ _id: 1 }, { $inc: { a: 1 } }, { returnDocument: 'after' });
    expect(after).toEqual({ _id: 1, a: 3 });
  });

  it('returns null when nothing is found', async () => {
    const collection = await things();
    expect(await collection.findOneAndUpdate({ _id: 1 }, { $inc: { a: 1 } })).toBeNull();
    expect(await collection.findOneAndDelete({ _id: 1 })).toBeNull();
    expect(await collection.findOneAndReplace({ _id: 1 }, { a: 1 })).toBeNull();
  });

  it('changes the first document in the order of the sort', async () => {
    const collection = await things({ _id: 1, a: 5 }, { _id: 2, a: 9 }, { _id: 3, a: 7 });
    expect(await collection.findOneAndUpdate({}, { $set: { a: 0 } }, { sort: { a: -1 } })).toEqual({ _id: 2, a: 9 });
    expect(await collection.findOneAndDelete({}, { sort: { a: 1 } })).toEqual({ _id: 2, a: 0 });
  });

  it('returns the fields of the projection', async () => {
    const collection = await things({ _id: 1, a: 1, list: [{ n: 1 }] });
    const options = { projection: { a: 1, _id: 0 } };
    expect(await collection.findOneAndUpdate({}, { $inc: { a: 1 } }, options)).toEqual({ a: 1 });
  });

  it('upserts, and says so in its result', async () => {
    const collection = await things();
    const options = { upsert: true, includeResultMetadata: true } as const;
    const before = await collection.findOneAndUpdate({ _id: 1 }, { $set: { a: 1 } }, options);
    expect(before).toMatchObject({ value: null, lastErrorObject: { n: 1, updatedExisting: false, upserted: 1 } });
    const after = await collection.findOneAndUpdate(
      { _id: 2 },
      { $set: { a: 1 } },
      { ...options, returnDocument: 'after' },
    );
    expect(after).toMatchObject({ value: { _id: 2, a: 1 } });
    const found = await collection.findOneAndUpdate({ _id: 2 }, { $set: { a: 2 } }, options);
    expect(found).toMatchObject({ lastErrorObject: { n: 1, updatedExisting: true } });
  });

  it('removes', async () => {
    const collection = await things({ _id: 1, a: 1 }, { _id: 2 });
    const removed = await collection.findOneAndDelete({ a: 1 }, { includeResultMetadata: true });
    expect(removed).toMatchObject({ value: { _id: 1, a: 1 }, lastErrorObject: { n: 1 } });
    expect(await collection.find().toArray()).toEqual([{ _id: 2 }]);
  });

  it('replaces', async () => {
    const collection = await things({ _id: 1, a: 1 });
    const after = await collection.findOneAndReplace({ _id: 1 }, { list: [] }, { returnDocument: 'after' });
    expect(after).toEqual({ _id: 1, list: [] });
  });

  it('updates by a pipeline', async () => {
    const collection = await things({ _id: 1, a: 2 });
    const pipeline = [{ $set: { a: { $cond: [{ $gte: ['$a', 2] }, { $add: ['$a', 10] }, { $literal: 0 }] } } }];
    expect(await collection.findOneAndUpdate({}, pipeline, { returnDocument: 'after' })).toEqual({ _id: 1, a: 12 });
  });

  it('gives each of many callers another document', async () => {
    const collection = await things(...Array.from({ length: 50 }, (_each, _id) => ({ _id, a: 0 })));
    const taken = await Promise.all(
      Array.from({ length: 60 }, () => collection.findOneAndUpdate({ a: 0 }, { $set: { a: 1 } }, { sort: { _id: 1 } })),
    );
    const ids = taken.flatMap((each) => (each ? [each._id] : []));
    expect(new Set(ids).size).toBe(50);
    expect(ids).toHaveLength(50);
  });

  it('gives each of many callers another document of a large collection without an index @long', async () => {
    const collection = await things(...Array.from({ length: 2500 }, (_each, _id) => ({ _id, a: _id % 100 })));
    const taken = await Promise.all(
      Array.from({ length: 30 }, () => collection.findOneAndUpdate({ a: 7 }, { $set: { a: -1 } })),
    );
    expect(new Set(taken.flatMap((each) => (each ? [each._id] : []))).size).toBe(25);
    expect(await collection.countDocuments({ a: -1 })).toBe(25);
  });

  it('loses no increment when many increment at once', async () => {
    const collection = await things();
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => collection.findOneAndUpdate({ _id: 1 }, { $inc: { a: 1 } }, { upsert: true })),
    );
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    expect(await collection.find().toArray()).toEqual([{ _id: 1, a: done }]);
  });

  it.each([
    [{ query: {} }, 9],
    [{ query: {}, remove: true, update: { $set: { a: 1 } } }, 9],
    [{ query: {}, remove: true, new: true }, 9],
    [{ query: {}, remove: true, upsert: true }, 9],
    [{ query: {}, update: { $foo: 1 } }, 9],
    [{ query: {}, update: { $set: { _id: 9 } } }, 66],
  ])('is refused with %j', async (fields, code) => {
    const collection = await things({ _id: 1, a: 1 });
    await expect(server.db.command({ findAndModify: collection.collectionName, ...fields })).rejects.toMatchObject({
      code,
    });
  });

  it('refuses a duplicate key as an insert does', async () => {
    const collection = await things({ _id: 1, a: 1 }, { _id: 2, a: 2 });
    await collection.createIndex({ a: 1 }, { unique: true });
    const refused = collection.findOneAndUpdate({ _id: 2 }, { $set: { a: 1 } });
    await expect(refused).rejects.toMatchObject({ code: 11000, keyPattern: { a: 1 }, keyValue: { a: 1 } });
  });
});
