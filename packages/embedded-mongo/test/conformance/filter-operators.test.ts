import { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();
const id = new ObjectId('64b7f0c0a1b2c3d4e5f60718');

/** Documents, a filter, and the numbers of the documents that it finds. */
type Case = [title: string, documents: unknown[], filter: object, found: number[]];

async function search(values: unknown[], filter: object) {
  const things = server.collection<{ _id: number }>();
  await things.insertMany(values.map((value, _id) => ({ _id, ...(value as object) })));
  return (await things.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
}

const values = (...list: unknown[]) => list.map((a) => (a === undefined ? {} : { a }));

describe('comparison', () => {
  it.each<Case>([
    [
      'equality by value across number types',
      values(1, new Double(1), Long.fromNumber(1), Decimal128.fromString('1.0'), 2, '1'),
      { a: 1 },
      [0, 1, 2, 3],
    ],
    ['a long finds an int', values(5, 6), { a: Long.fromNumber(5) }, [0]],
    [
      'a decimal that no double equals',
      values(0.1, Decimal128.fromString('0.1')),
      { a: Decimal128.fromString('0.1') },
      [1],
    ],
    [
      'longs beyond 2^53 are distinct',
      values(Long.fromString('9007199254740992'), Long.fromString('9007199254740993')),
      { a: Long.fromString('9007199254740993') },
      [1],
    ],
    ['minus zero equals zero', values(-0, 0), { a: 0 }, [0, 1]],
    ['not-a-number equals itself', values(Number.NaN, 1), { a: Number.NaN }, [0]],
    [
      'no number is less than not-a-number, and it is less than none',
      values(Number.NaN, -1, 5),
      { a: { $lt: 3 } },
      [1],
    ],
    ['greater, within one type only', values(1, 5, '5', null, [7], new Date(9)), { a: { $gt: 2 } }, [1, 4]],
    ['at least', values(1, 2, 3), { a: { $gte: 2 } }, [1, 2]],
    ['less, of strings by bytes', values('B', 'a', 'Z', 'é'), { a: { $lt: 'a' } }, [0, 2]],
    ['dates', values(new Date(5), new Date(10), 10), { a: { $lte: new Date(5) } }, [0]],
    ['object ids', values(id, new ObjectId('64b7f0c0a1b2c3d4e5f60719')), { a: { $gt: id } }, [1]],
    ['booleans', values(true, false, 1), { a: { $gt: false } }, [0]],
    [
      'binary data by length, then by bytes',
      values(new Binary(Buffer.from('b')), new Binary(Buffer.from('ab'))),
      { a: { $gt: new Binary(Buffer.from('b')) } },
      [1],
    ],
    ['documents field by field, in order', values({ x: 1, y: 2 }, { y: 2, x: 1 }), { a: { x: 1, y: 2 } }, [0]],
    ['documents compare as well', values({ x: 1 }, { x: 2 }, { y: 1 }), { a: { $gt: { x: 1 } } }, [1, 2]],
    ['above the least key is everything', values(1, 'a', null), { a: { $gt: new MinKey() } }, [0, 1, 2]],
    ['below the greatest key is everything', values(1, 'a'), { a: { $lt: new MaxKey() } }, [0, 1]],
    ['not equal', values(1, 2, undefined, [1, 2]), { a: { $ne: 1 } }, [1, 2]],
    ['in a list', values(1, 'x', id, undefined), { a: { $in: [Long.fromNumber(1), id] } }, [0, 2]],
    ['in a long list', values(1, 'x', 11), { a: { $in: [...Array(10).keys(), 'x'] } }, [0, 1]],
    ['in a list with a regular expression', values('anna', 'bob', 'carl'), { a: { $in: [/^a/, 'bob'] } }, [0, 1]],
    ['in a list with null, which means missing too', values(null, undefined, 1), { a: { $in: [null] } }, [0, 1]],
    ['in no list', values(1), { a: { $in: [] } }, []],
    ['not in a list', values(1, 2, undefined), { a: { $nin: [1] } }, [1, 2]],
    ['a range', values(1, 5, 9), { a: { $gt: 1, $lt: 9 } }, [1]],
    ['dates in a list', values(new Date(5), new Date(6)), { a: { $in: [new Date(6)] } }, [1]],
    ['a decimal in a range of ints', values(Decimal128.fromString('2.5'), 3), { a: { $gt: 2, $lt: 3 } }, [0]],
  ])('%s', async (_title, documents, filter, found) => {
    expect(await search(documents, filter)).toEqual(found);
  });
});

describe('null and missing', () => {
  it.each<Case>([
    ['null finds both', values(null, undefined, 0), { a: null }, [0, 1]],
    ['at least null finds both', values(null, undefined, 0), { a: { $gte: null } }, [0, 1]],
    ['not null finds neither', values(null, undefined, 0), { a: { $ne: null } }, [2]],
    ['exists finds null', values(null, undefined), { a: { $exists: true } }, [0]],
    ['does not exist', values(null, undefined), { a: { $exists: false } }, [1]],
    ['within an array one null is enough', values([1, null], [1]), { a: null }, [0]],
    ['an empty array is neither', values([]), { a: null }, []],
    ['missing in one document of an array', values([{ b: 1 }, {}], [{ b: 1 }]), { 'a.b': null }, [0]],
    ['a value instead of a document has no fields', values(5, { b: 1 }), { 'a.b': null }, [0]],
    ['an empty array on the path has no fields', values([]), { 'a.b': null }, []],
    ['and so the field does not exist', values([], [{ b: 1 }]), { 'a.b': { $exists: false } }, [0]],
  ])('%s', async (_title, documents, filter, found) => {
    expect(await search(documents, filter)).toEqual(found);
  });
});

describe('arrays and paths', () => {
  const lists = values([1, 2], [2, 1], [[1, 2]], 1, []);
  it.each<Case>([
    ['a value finds the array that holds it', lists, { a: 1 }, [0, 1, 3]],
    ['an array finds itself, or an element that equals it', lists, { a: [1, 2] }, [0, 2]],
    ['the empty array', lists, { a: [] }, [4]],
    ['an index of the array', lists, { 'a.0': 1 }, [0]],
    ['an index that holds an array is not searched further', lists, { 'a.0': 2 }, [1]],
    ['through an array of documents', values([{ b: 1 }, { b: 2 }], { b: 2 }), { 'a.b': 2 }, [0, 1]],
    ['through an array at an index', values([{ b: 1 }, { b: 2 }]), { 'a.1.b': 2 }, [0]],
    ['through two arrays', values([{ b: [{ c: 1 }] }]), { 'a.b.c': 1 }, [0]],
    ['not through an array within an array', values([[{ b: 1 }]]), { 'a.b': 1 }, []],
    ['a number may also be the name of a field', values({ 0: 'x' }, [{ 0: 'x' }]), { 'a.0': 'x' }, [0, 1]],
    ['two fields of one document', values({ b: 1, c: 2 }, { b: 1, c: 3 }), { 'a.b': 1, 'a.c': 2 }, [0]],
    ['a document and a field of it', values({ b: 1, c: 2 }, { b: 1 }), { 'a.b': 1, a: { b: 1, c: 2 } }, [0]],
    ['the other way round', values({ b: 1, c: 2 }, { b: 1 }), { a: { b: 1, c: 2 }, 'a.b': 1 }, [0]],
    ['a field of each and one at an index', values([{ b: 1, c: 2 }], [{ b: 1 }]), { 'a.b': 1, 'a.0.c': 2 }, [0]],
    ['two elements together may fulfil a range', values([1, 9], [5], [1, 2]), { a: { $gt: 4, $lt: 6 } }, [0, 1]],
    ['each side of an impossible range by another element', values([1, 9], 3), { a: { $gt: 4, $lt: 3 } }, [0]],
    ['one element must fulfil all', values([1, 9], [5]), { a: { $elemMatch: { $gt: 4, $lt: 6 } } }, [1]],
    [
      'one document must fulfil all',
      values([{ x: 1, y: 2 }], [{ x: 1 }, { y: 2 }]),
      { a: { $elemMatch: { x: 1, y: 2 } } },
      [0],
    ],
    [
      'one document must fulfil one of several',
      values([{ x: 1 }], [{ x: 9 }]),
      { a: { $elemMatch: { $or: [{ x: 1 }] } } },
      [0],
    ],
    ['the $id of a reference in an array', values([{ $id: 5 }], [{ $id: 6 }]), { a: { $elemMatch: { $id: 5 } } }, [0]],
    [
      'a reference in an array',
      values([{ $ref: 'c', $id: 5 }], [{ $ref: 'c', $id: 6 }]),
      { a: { $elemMatch: { $ref: 'c', $id: 5 } } },
      [0],
    ],
    ['an element of a nested array', values([[1, 2]], [3]), { a: { $elemMatch: { $elemMatch: { $eq: 2 } } } }, [0]],
    ['all of several values', values([1, 2, 3], [1], 1), { a: { $all: [1, 2] } }, [0]],
    ['all of one value is that value', values([1], 1, 2), { a: { $all: [1] } }, [0, 1]],
    ['all of nothing is nothing', values([1]), { a: { $all: [] } }, []],
    [
      'all of several conditions',
      values([{ x: 1 }, { x: 5 }], [{ x: 1 }]),
      { a: { $all: [{ $elemMatch: { x: 1 } }, { $elemMatch: { x: 5 } }] } },
      [0],
    ],
    ['the size', values([1, 2], [], 'ab'), { a: { $size: 2 } }, [0]],
    ['not a value: no element has it', values([1, 2], [3]), { a: { $ne: 1 } }, [1]],
    ['not a condition', values(5, 1, undefined, 'x'), { a: { $not: { $gt: 3 } } }, [1, 2, 3]],
    ['not a regular expression', values('abc', 'xyz'), { a: { $not: /^a/ } }, [1]],
  ])('%s', async (_title, documents, filter, found) => {
    expect(await search(documents, filter)).toEqual(found);
  });
});

describe('other operators', () => {
  it.each<Case>([
    ['and', values(1, 5), { $and: [{ a: { $gt: 0 } }, { a: { $lt: 3 } }] }, [0]],
    ['or', values(1, 5, 9), { $or: [{ a: 1 }, { a: 9 }] }, [0, 2]],
    ['nor', values(1, 5, undefined), { $nor: [{ a: 1 }, { a: 5 }] }, [2]],
    ['a regular expression', values('Anna', 'hanna', 5), { a: /^an/i }, [0]],
    [
      'a regular expression with an end, also before a last newline',
      values('abc', 'abc\n', 'abc\n\n', 'abcd'),
      { a: { $regex: 'abc$' } },
      [0, 1],
    ],
    [
      'a regular expression with a number sign before its end',
      values('a #b\n', 'a #b c'),
      { a: { $regex: '#b$' } },
      [0],
    ],
    ['a regular expression with a dollar', values('a$', 'a'), { a: { $regex: 'a\\$|[$]$' } }, [0]],
    ['a regular expression as text', values('Anna', 'hanna'), { a: { $regex: '^an', $options: 'i' } }, [0]],
    ['a regular expression over lines', values('x\nabc'), { a: { $regex: '^abc', $options: 'm' } }, [0]],
    ['a regular expression in an array', values(['x', 'abc']), { a: /^abc/ }, [0]],
    ['a reference by its parts', [{ r: { $ref: 'c', $id: id } }], { 'r.$id': id }, [0]],
  ])('%s', async (_title, documents, filter, found) => {
    expect(await search(documents, filter)).toEqual(found);
  });
});

describe('an invalid filter is refused', () => {
  it.each<[object, number]>([
    [{ a: { $foo: 1 } }, 2],
    [{ $foo: 1 }, 2],
    [{ a: { $gt: 1, b: 2 } }, 2],
    [{ $and: [] }, 2],
    [{ $or: {} }, 2],
    [{ $or: [1] }, 2],
    [{ a: { $in: 5 } }, 2],
    [{ a: { $in: [{ $gt: 1 }] } }, 2],
    [{ a: { $not: 5 } }, 2],
    [{ a: { $gt: /x/ } }, 2],
    [{ a: { $ne: /x/ } }, 2],
    [{ a: { $all: 5 } }, 2],
    [{ a: { $elemMatch: 5 } }, 2],
    [{ a: { $elemMatch: { $expr: { $gte: ['$x', 1] } } } }, 2],
    [{ a: { $regex: 5 } }, 2],
    [{ a: { $options: 'i' } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ a: { $regex: 'a', $options: 'z' } }, 51108],
    [{ a: { $regex: /a/, $options: 'z' } }, 51108],
    [{ a: { $not: { $regex: 'a', $options: 'iz' } } }, 51108],
    [{ a: { $elemMatch: { $regex: 'a', $options: 'g' } } }, 51108],
    [{ a: { $regex: 'a\0b' } }, 2],
  ])('%j', async (filter, code) => {
    await expect(server.collection().find(filter).toArray()).rejects.toMatchObject({ code });
  });
});
