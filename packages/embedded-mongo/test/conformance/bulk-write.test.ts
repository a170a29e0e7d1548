import { useServer } from '../harness';

const server = useServer();

interface Thing {
  _id: number;
  a?: number;
}

describe('bulkWrite', () => {
  it('runs its operations in order and counts them', async () => {
    const things = server.collection<Thing>();
    const result = await things.bulkWrite([
      { insertOne: { document: { _id: 1, a: 1 } } },
      { insertOne: { document: { _id: 2, a: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { a: 1 } } } },
      { updateMany: { filter: {}, update: { $inc: { a: 10 } } } },
      { replaceOne: { filter: { _id: 2 }, replacement: { a: 5 } } },
      { updateOne: { filter: { _id: 3 }, update: { $set: { a: 7 } }, upsert: true } },
      { deleteOne: { filter: { _id: 1 } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 4,
      modifiedCount: 4,
      upsertedCount: 1,
      deletedCount: 1,
      upsertedIds: { 5: 3 },
    });
    expect(await things.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 2, a: 5 },
      { _id: 3, a: 7 },
    ]);
  });

  const withError = [
    { insertOne: { document: { _id: 1 } } },
    { insertOne: { document: { _id: 1 } } },
    { insertOne: { document: { _id: 2 } } },
  ];

  it('stops at an error when it is ordered', async () => {
    const things = server.collection<Thing>();
    await expect(things.bulkWrite(withError)).rejects.toMatchObject({ code: 11000, writeErrors: [{ index: 1 }] });
    expect(await things.countDocuments()).toBe(1);
  });

  it('goes on when it is not ordered', async () => {
    const things = server.collection<Thing>();
    await expect(things.bulkWrite(withError, { ordered: false })).rejects.toMatchObject({
      writeErrors: [{ index: 1 }],
      result: { insertedCount: 2 },
    });
    expect(await things.countDocuments()).toBe(2);
  });

  it.each([
    ['hundreds', 400],
    ['thousands @long', 2000],
  ])('writes %s of documents', async (_title, length) => {
    const things = server.collection<Thing>();
    await things.insertMany(Array.from({ length }, (_each, _id) => ({ _id, a: 0 })));
    const updates = Array.from({ length }, (_each, _id) => ({
      updateOne: { filter: { _id }, update: { $set: { a: _id + 1 } } },
    }));
    expect(await things.bulkWrite(updates, { ordered: false })).toMatchObject({ modifiedCount: length });
    const changed = await things.find().sort({ _id: 1 }).toArray();
    expect(changed.every(({ _id, a }) => a === _id + 1)).toBe(true);
  });
});
