import { ObjectId } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

type Case = [title: string, filter: object, update: object, inserted: object];

describe('an upsert that finds nothing inserts', () => {
  it.each<Case>([
    ['what the filter demands and the update sets', { a: 1, b: { $gt: 5 } }, { $set: { c: 2 } }, { a: 1, c: 2 }],
    ['equality written out', { a: { $eq: 1 } }, { $set: { c: 2 } }, { a: 1, c: 2 }],
    ['the only value of $all', { a: { $all: [1] } }, { $set: { c: 2 } }, { a: 1, c: 2 }],
    ['equality within $and', { $and: [{ a: 1 }, { b: 2 }] }, { $set: { c: 3 } }, { a: 1, b: 2, c: 3 }],
    ['nothing from $or', { $or: [{ a: 1 }, { b: 2 }] }, { $set: { c: 3 } }, { c: 3 }],
    ['a path as a document', { 'a.b': 1 }, { $set: { 'a.c': 2 } }, { a: { b: 1, c: 2 } }],
    ['the update over the filter', { a: 1 }, { $inc: { a: 1 } }, { a: 2 }],
    ['what is only for inserts', { a: 1 }, { $setOnInsert: { b: 2 }, $set: { c: 3 } }, { a: 1, b: 2, c: 3 }],
    ['a new array', { a: 1 }, { $push: { list: 1 }, $addToSet: { other: 2 } }, { a: 1, list: [1], other: [2] }],
    ['without a pattern', { a: /x/ }, { $set: { b: 1 } }, { b: 1 }],
    ['by a pipeline', { a: 1 }, [{ $set: { b: { $add: ['$a', 1] } } }], { a: 1, b: 2 }],
  ])('%s', async (_title, filter, update, inserted) => {
    const things = server.collection();
    const result = await things.updateOne(filter, update, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    expect(result.upsertedId).toBeInstanceOf(ObjectId);
    expect(await things.findOne()).toEqual({ _id: result.upsertedId, ...inserted });
  });

  it('the _id of the filter, of the update, or a new one', async () => {
    const things = server.collection<{ _id: number | ObjectId; a?: number }>();
    expect((await things.updateOne({ _id: 5 }, { $set: { a: 1 } }, { upsert: true })).upsertedId).toBe(5);
    expect((await things.updateOne({ a: 7 }, { $setOnInsert: { _id: 6 } }, { upsert: true })).upsertedId).toBe(6);
    expect((await things.replaceOne({ _id: 8 }, { a: 1 }, { upsert: true })).upsertedId).toBe(8);
    expect(await things.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 5, a: 1 },
      { _id: 6, a: 7 },
      { _id: 8, a: 1 },
    ]);
  });

  it.each<[string, object, object]>([
    ['the filter', { _id: null }, { $set: { a: 1 } }],
    ['the filter and a replacement', { _id: null }, { a: 1 }],
    ['the update', {}, { $setOnInsert: { _id: null, a: 1 } }],
  ])('an _id that is null in %s', async (_title, q, u) => {
    const things = server.collection();
    const command = { update: things.collectionName, updates: [{ q, u, upsert: true }] };
    expect(await server.db.command(command)).toMatchObject({ n: 1, upserted: [{ index: 0, _id: null }] });
    expect(await things.find().toArray()).toEqual([{ _id: null, a: 1 }]);
  });

  it.each<[string, object, object]>([
    ['operators', { $set: { $a: 1 } }, { $a: 1 }],
    ['a replacement', { b: 1, $a: 1 }, { b: 1, $a: 1 }],
  ])('a field with a dollar by %s', async (_title, u, inserted) => {
    const things = server.collection();
    const command = { update: things.collectionName, updates: [{ q: { _id: 1 }, u, upsert: true }] };
    expect(await server.db.command(command)).toMatchObject({ n: 1, upserted: [{ _id: 1 }] });
    expect(await things.find().toArray()).toEqual([{ _id: 1, ...inserted }]);
  });

  it('a replacement without what the filter demands', async () => {
    const things = server.collection();
    await things.replaceOne({ a: 1 }, { b: 2 }, { upsert: true });
    expect(await things.findOne({}, { projection: { _id: 0 } })).toEqual({ b: 2 });
  });

  it('and puts the _id first', async () => {
    const things = server.collection<{ _id: number; a?: number }>();
    await things.updateOne({ a: 1, _id: 5 }, { $set: { b: 1 } }, { upsert: true });
    expect(Object.keys((await things.findOne()) ?? {})).toEqual(['_id', 'a', 'b']);
  });
});

describe('an upsert', () => {
  it('that finds something updates it', async () => {
    const things = server.collection();
    await things.insertOne({ a: 1 });
    const result = await things.updateOne({ a: 1 }, { $set: { b: 2 }, $setOnInsert: { c: 3 } }, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0, upsertedId: null });
    expect(await things.findOne({}, { projection: { _id: 0 } })).toEqual({ a: 1, b: 2 });
  });

  it.each([
    [{ a: 1, $and: [{ a: 2 }] }, 54],
    [{ a: 1, 'a.b': 2 }, 54],
    [{ a: { $all: [1, 2] } }, 54],
    [{ a: 1, $and: [{ a: { $all: [1] } }] }, 54],
  ])('whose filter contradicts itself is refused: %j', async (filter, code) => {
    const refused = server.collection().updateOne(filter, { $set: { x: 1 } }, { upsert: true });
    await expect(refused).rejects.toMatchObject({ code });
  });

  it.each([[{ a: { $foo: 1 } }], [{ a: { $elemMatch: { $expr: true } } }], [{ $and: 5 }]])(
    'with a filter that no query may have is refused, also in a collection that is not there yet: %j',
    async (filter) => {
      const things = server.collection();
      const refused = things.updateOne(filter as object, { $set: { x: 1 } }, { upsert: true });
      await expect(refused).rejects.toMatchObject({ code: 2 });
      expect(await things.countDocuments()).toBe(0);
    },
  );

  it.each<[string, object]>([
    ['an update', { $set: { _id: 2 } }],
    ['a replacement', { _id: 2, a: 1 }],
  ])('is refused when %s has another _id than the filter', async (_title, u) => {
    const things = server.collection();
    const command = { update: things.collectionName, updates: [{ q: { _id: 1 }, u, upsert: true }] };
    expect(await server.db.command(command)).toMatchObject({ writeErrors: [{ code: 66 }] });
    expect(await things.countDocuments()).toBe(0);
  });

  it('many times at once on one unique key makes one document', async () => {
    const things = server.collection<{ key: string; n: number }>();
    await things.createIndex({ key: 1 }, { unique: true });
    const upserts = Array.from({ length: 40 }, () =>
      things.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true }),
    );
    const outcomes = await Promise.allSettled(upserts);
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(await things.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ key: 'k', n: done }]);
  });

  it('many times at once in a large collection without an index for its filter makes one document @long', async () => {
    const things = server.collection<{ a: number; n?: number }>();
    await things.insertMany(Array.from({ length: 2500 }, (_each, a) => ({ a })));
    await things.createIndex({ a: -1 }, { unique: true, partialFilterExpression: { n: { $exists: true } } });
    const upserts = Array.from({ length: 20 }, () => things.updateOne({ a: -1 }, { $inc: { n: 1 } }, { upsert: true }));
    const outcomes = await Promise.allSettled(upserts);
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(await things.find({ a: -1 }, { projection: { _id: 0 } }).toArray()).toEqual([{ a: -1, n: done }]);
  }, 30_000);

  it('in a batch returns the _id by the index of its statement', async () => {
    const things = server.collection<{ _id: number; a?: number }>();
    await things.insertOne({ _id: 1 });
    const updates = [1, 2, 3].map((_id) => ({ q: { _id }, u: { $set: { a: 1 } }, upsert: true }));
    const reply = await server.db.command({ update: things.collectionName, updates });
    expect(reply).toMatchObject({
      n: 3,
      nModified: 1,
      upserted: [
        { index: 1, _id: 2 },
        { index: 2, _id: 3 },
      ],
    });
  });
});
