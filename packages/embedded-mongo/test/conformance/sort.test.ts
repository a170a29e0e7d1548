import { Binary, BSONRegExp, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

async function sorted(documents: object[], sort: Record<string, 1 | -1>) {
  const things = server.collection<{ _id: number }>();
  await things.insertMany(documents.map((each, _id) => ({ _id, ...each })));
  return (await things.find().sort(sort).toArray()).map(({ _id }) => _id);
}

const values = (...list: unknown[]) => list.map((a) => (a === undefined ? {} : { a }));

describe('sorting', () => {
  it('puts the types into the order of BSON', async () => {
    const everyType = values(
      new MinKey(),
      null,
      5,
      'a',
      { x: 1 },
      new Binary(Buffer.from('a')),
      new ObjectId(),
      false,
      true,
      new Date(0),
      new Timestamp({ t: 1, i: 1 }),
      new BSONRegExp('a'),
      new MaxKey(),
    );
    const upwards = [...everyType.keys()];
    expect(await sorted(everyType.toReversed(), { a: -1 })).toEqual(upwards);
    expect(await sorted(everyType, { a: 1 })).toEqual(upwards);
  });

  it('compares numbers of all types by value', async () => {
    const numbers = values(5, Long.fromNumber(4), Decimal128.fromString('4.5'), Number.NaN, -1.5);
    expect(await sorted(numbers, { a: 1 })).toEqual([3, 4, 1, 2, 0]);
  });

  it('treats a missing field as null', async () => {
    expect(await sorted(values(1, undefined, null), { a: 1, _id: 1 })).toEqual([1, 2, 0]);
  });

  it('takes the least element of an array upwards and the greatest downwards', async () => {
    const lists = values([5, 1], [3], [2, 9], []);
    expect(await sorted(lists, { a: 1 })).toEqual([3, 0, 2, 1]);
    expect(await sorted(lists, { a: -1 })).toEqual([2, 0, 1, 3]);
  });

  it('goes into documents of an array', async () => {
    expect(await sorted(values([{ b: 5 }, { b: 1 }], [{ b: 2 }]), { 'a.b': 1 })).toEqual([0, 1]);
  });

  it('takes several fields one after the other', async () => {
    const documents = [
      { a: 1, b: 1 },
      { a: 2, b: 2 },
      { a: 1, b: 2 },
    ];
    expect(await sorted(documents, { a: 1, b: -1 })).toEqual([2, 0, 1]);
  });

  it('compares texts by the bytes of UTF-8', async () => {
    expect(await sorted(values('😀', '\ue000', 'a', 'Z', ''), { a: 1 })).toEqual([4, 3, 2, 1, 0]);
  });

  it('gives the same order with an index', async () => {
    const things = server.collection<{ _id: number; a: number; b: number }>();
    await things.insertMany(Array.from({ length: 50 }, (_each, _id) => ({ _id, a: _id % 5, b: (_id * 7) % 11 })));
    const query = () => things.find().sort({ a: 1, b: -1, _id: 1 }).toArray();
    const without = await query();
    await things.createIndex({ a: 1, b: -1, _id: 1 });
    expect(await query()).toEqual(without);
    expect(await things.find().sort({ a: -1, b: 1, _id: -1 }).toArray()).toEqual(without.reverse());
  });

  it('skips and limits after it has sorted', async () => {
    const things = server.collection<{ _id: number }>();
    await things.insertMany([5, 3, 1, 4, 2].map((_id) => ({ _id })));
    expect(await things.find().sort({ _id: 1 }).skip(1).limit(2).toArray()).toEqual([{ _id: 2 }, { _id: 3 }]);
  });

  it('without a sort keeps the order of insertion', async () => {
    const things = server.collection<{ _id: number }>();
    await things.insertMany([5, 3, 1].map((_id) => ({ _id })));
    expect((await things.find().toArray()).map(({ _id }) => _id)).toEqual([5, 3, 1]);
  });
});
