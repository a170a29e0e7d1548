import { BSONRegExp, Decimal128, Double, Int32, Long, ObjectId, Timestamp, UUID } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

describe('an inserted document', () => {
  it('gets an _id, which comes first, and keeps the order of its other fields', async () => {
    const things = server.collection();
    const { insertedId } = await things.insertOne({ b: 1, a: { z: 1, y: 2 } });
    const found = await things.findOne();
    expect(insertedId).toBeInstanceOf(ObjectId);
    expect(Object.keys(found ?? {})).toEqual(['_id', 'b', 'a']);
    expect(Object.keys(found?.a)).toEqual(['z', 'y']);
  });

  it('moves an _id to the first position', async () => {
    const things = server.collection();
    await server.db.command({ insert: things.collectionName, documents: [{ a: 1, _id: 7 }] });
    expect(Object.keys((await things.findOne()) ?? {})).toEqual(['_id', 'a']);
  });

  it('gets an _id from the server when the client sends none', async () => {
    const things = server.collection();
    await server.db.command({ insert: things.collectionName, documents: [{ a: 1 }] });
    expect((await things.findOne())?._id).toBeInstanceOf(ObjectId);
  });

  it('keeps the type of every number, also after an update that does not touch it', async () => {
    const things = server.collection<{ _id: number; n?: number }>();
    const numbers = {
      int: new Int32(5),
      double: new Double(5),
      long: Long.fromString('5'),
      decimal: Decimal128.fromString('5.10'),
    };
    await things.insertOne({ _id: 1, ...numbers });
    await things.updateOne({}, { $inc: { n: 1 } });
    const found = await things.findOne({}, { promoteValues: false });
    expect(found).toMatchObject({ int: new Int32(5), double: new Double(5), long: Long.fromNumber(5) });
    expect(String((found as unknown as typeof numbers).decimal)).toBe('5.10');
  });

  it.each([
    ['a date', new Date(-5)],
    ['a UUID', new UUID('7f4ad67b-7fa9-4a47-b0f5-2fca77a4b1ff')],
    ['a regular expression', /^a.b$/i],
    ['a pattern that is no JavaScript', new BSONRegExp('(?>a)b')],
    ['a timestamp', new Timestamp({ t: 5, i: 1 })],
    ['a long beyond what a double holds', Long.fromString('9007199254740993')],
    ['minus zero', -0],
    ['not a number', Number.NaN],
    ['infinity', Number.NEGATIVE_INFINITY],
    ['an empty array', []],
    ['an empty document', {}],
    ['nested arrays', [[1, [2]], []]],
    ['a text with a null character', 'a\0b'],
    ['a text beyond the basic plane', '😀'],
  ])('holds %s', async (_name, value) => {
    const things = server.collection();
    await things.insertOne({ value });
    const options = value instanceof BSONRegExp ? { bsonRegExp: true } : { promoteLongs: !(value instanceof Long) };
    expect((await things.findOne({}, options))?.value).toEqual(value);
  });

  it('may have fields named like parts of JavaScript objects', async () => {
    const things = server.collection();
    const fields = JSON.parse('{"constructor": 1, "toString": "x", "__proto__": {"a": 1}}');
    await things.insertOne({ fields });
    expect(await things.countDocuments({ 'fields.constructor': 1, 'fields.__proto__.a': 1 })).toBe(1);
  });

  it('may have fields that begin with a dollar or hold a dot', async () => {
    const things = server.collection();
    await things.insertOne({ $price: 1, 'a.b': 2 });
    expect(await things.findOne({}, { projection: { _id: 0 } })).toEqual({ $price: 1, 'a.b': 2 });
  });

  it('may be deep, but not without end', async () => {
    const things = server.collection();
    const deep = (levels: number): object => (levels > 1 ? { a: deep(levels - 1) } : {});
    await things.insertOne({ ...deep(150) });
    await expect(things.insertOne({ ...deep(190) })).rejects.toMatchObject({ code: 15 });
    await expect(things.updateOne({}, { $set: { b: deep(190) } })).rejects.toMatchObject({ code: 15 });
    expect(await things.countDocuments()).toBe(1);
  });

  it.each([
    ['an array', [1], 53],
    ['a regular expression', /a/, 53],
  ])('may not have %s as its _id', async (_name, _id, code) => {
    const things = server.collection();
    await expect(things.insertOne({ _id: _id as never })).rejects.toMatchObject({ code });
  });

  it('is refused when another one has its _id, also as a number of another type', async () => {
    const things = server.collection('same_id');
    await things.insertOne({ _id: 1 as never });
    const refused = things.insertOne({ _id: Long.fromNumber(1) as never });
    await expect(refused).rejects.toMatchObject({
      code: 11000,
      message: `E11000 duplicate key error collection: ${things.namespace} index: _id_ dup key: { _id: 1 }`,
      keyPattern: { _id: 1 },
    });
  });
});

describe('a batch of inserts', () => {
  const documents = [{ _id: 1 }, { _id: 2 }, { _id: 1 }, { _id: 3 }, { _id: 2 }, { _id: 4 }];

  it('stops at the first error when it is ordered', async () => {
    const things = server.collection<{ _id: number }>();
    await expect(things.insertMany(documents)).rejects.toMatchObject({
      code: 11000,
      writeErrors: [{ index: 2, code: 11000 }],
      result: { insertedCount: 2 },
    });
    expect(await things.countDocuments()).toBe(2);
  });

  it('goes on after errors when it is not ordered', async () => {
    const things = server.collection<{ _id: number }>();
    await expect(things.insertMany(documents, { ordered: false })).rejects.toMatchObject({
      writeErrors: [{ index: 2 }, { index: 4 }],
      result: { insertedCount: 4 },
    });
    expect((await things.find().toArray()).map(({ _id }) => _id)).toEqual([1, 2, 3, 4]);
  });

  it('may be empty only in the driver, not for the server', async () => {
    const refused = server.db.command({ insert: 'things', documents: [] });
    await expect(refused).rejects.toMatchObject({ code: 16, codeName: 'InvalidLength' });
  });

  it('may hold ten thousand documents @long', async () => {
    const things = server.collection();
    const { insertedCount } = await things.insertMany(Array.from({ length: 10_000 }, (_each, n) => ({ n })));
    expect(insertedCount).toBe(10_000);
    expect(await things.estimatedDocumentCount()).toBe(10_000);
  });
});
