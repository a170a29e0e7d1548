import { type CreateIndexesOptions, type IndexSpecification, Long } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

interface Case {
  title: string;
  key: IndexSpecification;
  options?: CreateIndexesOptions;
  stored: object[];
  refused: object[];
}

async function withIndex({ key, options, stored }: Pick<Case, 'key' | 'options' | 'stored'>) {
  const things = server.collection();
  await things.createIndex(key, { unique: true, ...options });
  await things.insertMany(stored.map((each) => ({ ...each })));
  return things;
}

const cases: Case[] = [
  {
    title: 'one field',
    key: { a: 1 },
    stored: [{ a: 1 }, { a: '1' }, { a: 2 }],
    refused: [{ a: 1 }, { a: Long.fromNumber(2) }],
  },
  {
    title: 'a missing field counts as null, once',
    key: { a: 1 },
    stored: [{ b: 1 }],
    refused: [{ b: 2 }, { a: null }],
  },
  {
    title: 'a sparse index leaves documents without the field out',
    key: { a: 1 },
    options: { sparse: true },
    stored: [{}, {}, { a: null }],
    refused: [{ a: null }],
  },
  {
    title: 'two fields together',
    key: { a: 1, b: -1 },
    stored: [{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1 }],
    refused: [
      { a: 1, b: 2 },
      { a: 1, b: null },
    ],
  },
  {
    title: 'a field of a document',
    key: { 'a.b': 1 },
    stored: [{ a: { b: 1 } }, { a: { b: 2 } }],
    refused: [{ a: { b: 1, c: 5 } }],
  },
  {
    title: 'each element of an array',
    key: { a: 1 },
    stored: [{ a: [1, 2] }, { a: [3, 3] }],
    refused: [{ a: 2 }, { a: [9, 1] }],
  },
  {
    title: 'a field of each document of an array',
    key: { 'a.b': 1 },
    stored: [{ a: [{ b: 1 }, { b: 2 }] }],
    refused: [{ a: [{ b: 2 }] }, { a: { b: 1 } }],
  },
  {
    title: 'an array and a single field',
    key: { a: 1, b: 1 },
    stored: [
      { a: [1, 2], b: 1 },
      { a: [1], b: 2 },
    ],
    refused: [{ a: [5, 2], b: 1 }],
  },
  {
    title: 'only documents that a filter matches',
    key: { a: 1 },
    options: { partialFilterExpression: { open: true } },
    stored: [{ a: 1, open: true }, { a: 1, open: false }, { a: 1 }],
    refused: [{ a: 1, open: true }],
  },
  {
    title: 'only documents in which the field is not empty',
    key: { a: 1 },
    options: { partialFilterExpression: { a: { $gt: '' } } },
    stored: [{ a: 'x' }, { a: null }, { a: null }, { a: '' }, { a: '' }, {}],
    refused: [{ a: 'x' }],
  },
  {
    title: 'documents as a whole',
    key: { a: 1 },
    stored: [{ a: { x: 1, y: 1 } }, { a: { y: 1, x: 1 } }],
    refused: [{ a: { x: 1, y: 1 } }],
  },
  {
    title: 'long strings',
    key: { a: 1 },
    stored: [{ a: `${'x'.repeat(5000)}1` }, { a: `${'x'.repeat(5000)}2` }],
    refused: [{ a: `${'x'.repeat(5000)}1` }],
  },
];

describe('a unique index over', () => {
  it.each(cases)('$title', async ({ key, options, stored, refused }) => {
    const things = await withIndex({ key, options, stored });
    for (const each of refused) await expect(things.insertOne({ ...each })).rejects.toMatchObject({ code: 11000 });
    expect(await things.countDocuments()).toBe(stored.length);
  });
});

describe('a unique index', () => {
  it('has the error of MongoDB', async () => {
    const things = await withIndex({ key: { a: 1, 'b.c': -1 }, stored: [{ a: 'x', b: { c: 5 } }] });
    await expect(things.insertOne({ a: 'x', b: { c: 5 } })).rejects.toMatchObject({
      code: 11000,
      message: `E11000 duplicate key error collection: ${things.namespace} index: a_1_b.c_-1 dup key: { a: "x", b.c: 5 }`,
      keyPattern: { a: 1, 'b.c': -1 },
      keyValue: { a: 'x', 'b.c': 5 },
    });
  });

  it('also holds for updates, and leaves a document as it was when it refuses one', async () => {
    const things = await withIndex({ key: { a: 1 }, stored: [{ a: 1 }, { a: 2, b: 1 }] });
    await expect(things.updateOne({ a: 2 }, { $set: { a: 1, b: 2 } })).rejects.toMatchObject({ code: 11000 });
    await expect(things.replaceOne({ a: 2 }, { a: 1 })).rejects.toMatchObject({ code: 11000 });
    expect(await things.findOne({ a: 2 }, { projection: { _id: 0 } })).toEqual({ a: 2, b: 1 });
  });

  it('frees the key of a document that is changed or deleted', async () => {
    const things = await withIndex({ key: { a: 1 }, stored: [{ a: 1 }, { a: 2 }] });
    await things.updateOne({ a: 1 }, { $set: { a: 3 } });
    await things.deleteOne({ a: 2 });
    await things.insertMany([{ a: 1 }, { a: 2 }]);
    expect(await things.distinct('a')).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  it('lets a document keep its own key', async () => {
    const things = await withIndex({ key: { a: 1 }, stored: [{ a: [1, 2] }] });
    await things.updateOne({}, { $set: { a: [2, 3], b: 1 } });
    expect(await things.countDocuments({ a: 3 })).toBe(1);
  });

  it('includes a document when it begins to match the filter of the index', async () => {
    const options = { partialFilterExpression: { open: true } };
    const things = await withIndex({
      key: { a: 1 },
      options,
      stored: [
        { a: 1, open: true },
        { a: 1, open: false },
      ],
    });
    await expect(things.updateOne({ open: false }, { $set: { open: true } })).rejects.toMatchObject({ code: 11000 });
    await things.updateOne({ open: true }, { $set: { open: false } });
    await things.insertOne({ a: 1, open: true });
  });

  it('is not created over documents that are not unique', async () => {
    const things = server.collection();
    await things.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { a: 1 },
      keyValue: { a: 1 },
    });
    expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('stops a batch of updates of many where the key is taken', async () => {
    const things = await withIndex({ key: { a: 1 }, stored: [{ a: 1 }, { a: 2 }] });
    await expect(things.updateMany({}, { $set: { a: 5 } })).rejects.toMatchObject({ code: 11000 });
    expect(await things.countDocuments()).toBe(2);
  });

  it('gives one of many racing inserts the key', async () => {
    const things = await withIndex({ key: { a: 1 }, stored: [{ a: 0 }] });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => things.insertOne({ a: 1 })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
