import { Double, Int32, Long } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

type Case = [title: string, before: object, update: object, after: object];

async function updated(before: object, update: object, options = {}, filter: object = { _id: 1 }) {
  const things = server.collection<{ _id: number }>();
  await things.insertOne({ _id: 1, ...before });
  await things.updateOne(filter, update, options);
  return things.findOne({}, { projection: { _id: 0 } });
}

describe('fields', () => {
  it.each<Case>([
    ['$set changes and adds', { a: 1 }, { $set: { a: 2, b: 3 } }, { a: 2, b: 3 }],
    ['$set of a nested field with a dollar', { p: {} }, { $set: { 'p.$each': 1 } }, { p: { $each: 1 } }],
    ['$unset of a nested field with a dollar', { p: { a: 1 } }, { $unset: { 'p.$*._id': 1 } }, { p: { a: 1 } }],
    ['$set creates the documents on its path', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    ['$set of an element of an array', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
    [
      '$set beyond the end of an array fills it with null',
      { a: [1] },
      { $set: { 'a.3': 9 } },
      { a: [1, null, null, 9] },
    ],
    ['$set makes a document, not an array, for a number', {}, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
    ['$unset', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
    ['$unset of an element leaves null', { a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
    ['$unset of a missing field', { a: 1 }, { $unset: { b: 1, 'a.x': 1 } }, { a: 1 }],
    ['$inc', { a: 1 }, { $inc: { a: 2 } }, { a: 3 }],
    ['$inc of a missing field', {}, { $inc: { 'a.b': -2 } }, { a: { b: -2 } }],
    ['$inc by a fraction', { a: 1 }, { $inc: { a: 0.5 } }, { a: 1.5 }],
    ['$setOnInsert changes no existing document', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
    ['several operators', { a: 1, b: 1 }, { $set: { a: 2 }, $inc: { b: 1 }, $unset: { c: 1 } }, { a: 2, b: 2 }],
    ['an operator without fields', { a: 1 }, { $set: {} }, { a: 1 }],
  ])('%s', async (_title, before, update, after) => {
    expect(await updated(before, update)).toEqual(after);
  });

  it('adds new fields in the order of their names', async () => {
    const after = await updated({ z: 1 }, { $set: { b: 1, a: 1 }, $inc: { aa: 1 } });
    expect(Object.keys(after ?? {})).toEqual(['z', 'a', 'aa', 'b']);
  });

  it.each([
    ['an int that grows too large becomes a long', new Int32(2147483647), new Int32(1), '2147483648', 'Long'],
    ['an int and a double make a double', new Int32(1), new Double(1), '2', 'Double'],
    ['a long stays a long', Long.fromString('9007199254740993'), new Int32(1), '9007199254740994', 'Long'],
  ])('$inc: %s', async (_title, before, by, after, type) => {
    const things = server.collection();
    await things.insertOne({ a: before });
    await things.updateOne({}, { $inc: { a: by as never } });
    const found = await things.findOne({}, { promoteValues: false });
    expect(String(found?.a)).toBe(after);
    expect(found?.a._bsontype).toBe(type);
  });
});

describe('arrays', () => {
  it.each<Case>([
    ['$push', { a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
    ['$push to a missing field creates an array', {}, { $push: { a: 2 } }, { a: [2] }],
    ['$push of an array is one element', { a: [] }, { $push: { a: [1, 2] } }, { a: [[1, 2]] }],
    ['$push of each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    ['$addToSet', { a: [1] }, { $addToSet: { a: 1 } }, { a: [1] }],
    ['$addToSet of each', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
    [
      '$addToSet compares documents field by field',
      { a: [{ x: 1, y: 2 }] },
      { $addToSet: { a: { y: 2, x: 1 } } },
      {
        a: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      },
    ],
    ['$addToSet compares numbers by value', { a: [1] }, { $addToSet: { a: Long.fromNumber(1) } }, { a: [1] }],
    ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by a negated condition', { a: [1, 5, 9] }, { $pull: { a: { $not: { $eq: 5 } } } }, { a: [5] }],
    ['$pull by a condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    ['$pull of documents', { a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    [
      '$pull of documents by a condition',
      { a: [{ x: 1 }, { x: 5 }] },
      { $pull: { a: { x: { $gt: 3 } } } },
      { a: [{ x: 1 }] },
    ],
    [
      '$pull of documents by $or',
      { a: [{ x: 1 }, { x: 2, y: 1 }, { x: 3 }, 1] },
      { $pull: { a: { $or: [{ x: 1 }, { y: 1 }] } } },
      { a: [{ x: 3 }, 1] },
    ],
    [
      '$pull of documents by $and',
      { a: [{ x: 1 }, { x: 2 }, { x: 3 }] },
      { $pull: { a: { $and: [{ x: { $gt: 1 } }, { x: { $lt: 3 } }] } } },
      { a: [{ x: 1 }, { x: 3 }] },
    ],
    [
      '$pull of documents by $nor',
      { a: [{ x: 1 }, { x: 2 }, 'text'] },
      { $pull: { a: { $nor: [{ x: 1 }] } } },
      { a: [{ x: 1 }, 'text'] },
    ],
    ['$pull by a list', { a: [1, 2, 3] }, { $pull: { a: { $in: [1, 3] } } }, { a: [2] }],
    ['$pull from a missing field', { b: 1 }, { $pull: { a: 1 } }, { b: 1 }],
    ['all elements', { a: [1, 2] }, { $inc: { 'a.$[]': 10 } }, { a: [11, 12] }],
    ['a field of all elements', { a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$[].n': 2 } }, { a: [{ n: 3 }, { n: 4 }] }],
  ])('%s', async (_title, before, update, after) => {
    expect(await updated(before, update)).toEqual(after);
  });

  it('the positional operator means the element that the filter found', async () => {
    expect(await updated({ a: [1, 5, 9] }, { $set: { 'a.$': 0 } }, {}, { a: 5 })).toEqual({ a: [1, 0, 9] });
    expect(await updated({ a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$.n': 5 } }, {}, { 'a.n': 2 })).toEqual({
      a: [{ n: 1 }, { n: 7 }],
    });
    const filter = { a: { $elemMatch: { n: 2, m: 1 } } };
    const documents = { a: [{ n: 2 }, { n: 2, m: 1 }] };
    expect(await updated(documents, { $set: { 'a.$.x': 1 } }, {}, filter)).toEqual({
      a: [{ n: 2 }, { n: 2, m: 1, x: 1 }],
    });
  });

  it('a named filter chooses the elements', async () => {
    const before = {
      a: [
        { n: 1, m: [1, 9] },
        { n: 5, m: [2, 8] },
      ],
    };
    const options = { arrayFilters: [{ 'big.n': { $gt: 3 } }, { high: { $gt: 5 } }] };
    const after = await updated(before, { $set: { 'a.$[big].m.$[high]': 0, 'a.$[big].x': true } }, options);
    expect(after).toEqual({
      a: [
        { n: 1, m: [1, 9] },
        { n: 5, m: [2, 0], x: true },
      ],
    });
  });
});

it('tests elements as they were before the update', async () => {
  const update = { $set: { 'a.$[open].by': 'me', 'a.$[open].closed': 5 } };
  const options = { arrayFilters: [{ 'open.by': { $exists: false }, 'open.closed': { $exists: false } }] };
  const after = await updated({ a: [{ n: 1 }, { n: 2, by: 'you' }] }, update, options);
  expect(after).toMatchObject({
    a: [
      { n: 1, by: 'me', closed: 5 },
      { n: 2, by: 'you' },
    ],
  });
});

describe('pipelines', () => {
  it.each<Case>([
    ['compute fields from others', { a: 2, b: 3 }, [{ $set: { c: { $add: ['$a', '$b'] } } }], { a: 2, b: 3, c: 5 }],
    [
      'use the results of earlier stages',
      { a: 1 },
      [{ $set: { b: { $add: ['$a', 1] } } }, { $set: { c: { $add: ['$b', 1] } } }],
      { a: 1, b: 2, c: 3 },
    ],
  ])('%s', async (_title, before, update, after) => {
    expect(await updated(before, update)).toEqual(after);
  });
});

describe('how many', () => {
  it('counts found documents and changed ones', async () => {
    const things = server.collection();
    await things.insertMany([{ a: 1 }, { a: 2 }, { a: 3 }]);
    expect(await things.updateMany({ a: { $gte: 2 } }, { $set: { a: 2 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await things.updateOne({ a: 9 }, { $set: { a: 2 } })).toMatchObject({ matchedCount: 0, modifiedCount: 0 });
  });

  it('counts a change of type as a change', async () => {
    const things = server.collection();
    await things.insertOne({ a: 1 });
    expect(await things.updateOne({}, { $set: { a: Long.fromNumber(1) } })).toMatchObject({ modifiedCount: 1 });
  });

  it('updates one document or all', async () => {
    const things = server.collection();
    await things.insertMany([{ a: 1 }, { a: 1 }]);
    await things.updateOne({ a: 1 }, { $set: { b: 1 } });
    expect(await things.countDocuments({ b: 1 })).toBe(1);
    await things.updateMany({ a: 1 }, { $set: { b: 1 } });
    expect(await things.countDocuments({ b: 1 })).toBe(2);
  });

  it('replaces a whole document', async () => {
    const things = server.collection<{ _id: number; a?: number; b?: number }>();
    await things.insertOne({ _id: 1, a: 1 });
    expect(await things.replaceOne({ a: 1 }, { b: 2 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await things.find().toArray()).toEqual([{ _id: 1, b: 2 }]);
  });
});
