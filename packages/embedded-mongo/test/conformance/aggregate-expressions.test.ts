import { Decimal128, Double, Long, ObjectId } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();
const id = new ObjectId('64b7f0c0a1b2c3d4e5f60718');

const document = {
  n: 5,
  half: 2.5,
  text: 'Hello World',
  list: [3, 1, 2],
  docs: [
    { k: 'a', v: 1 },
    { k: 'b', v: 2 },
  ],
  doc: { x: 1, y: 2 },
  nothing: null,
  at: new Date('2024-02-29T13:14:15.016Z'),
  id,
  yes: true,
};

/** The value of an expression for the document above; undefined where it has none. */
async function evaluate(expression: unknown) {
  const things = server.collection();
  await things.insertOne({ ...document });
  const [result] = await things.aggregate([{ $project: { _id: 0, x: expression } }]).toArray();
  return result?.x;
}

/** An object with a field called "then" is best not written as one: it would be taken for a promise. */
const json = (text: string): unknown => JSON.parse(text);

type Case = [expression: unknown, value: unknown];

describe('an expression', () => {
  it.each<Case>([
    ['$n', 5],
    ['$doc.x', 1],
    ['$docs.v', [1, 2]],
    ['$missing', undefined],
    ['$nothing', null],
    ['$$ROOT.doc.y', 2],
    [{ $literal: '$n' }, '$n'],
    [
      ['$n', '$missing', 1],
      [5, null, 1],
    ],
    [{ a: '$n', b: '$missing' }, { a: 5 }],
  ])('of values: %j', async (expression, value) => {
    expect(await evaluate(expression)).toEqual(value);
  });

  it.each<Case>([
    [{ $add: ['$n', 2, 0.5] }, 7.5],
    [{ $add: ['$at', 1000] }, new Date('2024-02-29T13:14:16.016Z')],
    [{ $add: ['$n', null] }, null],
    [{ $subtract: ['$n', 7] }, -2],
    [{ $subtract: ['$at', new Date('2024-02-29T13:14:15.000Z')] }, 16],
    [{ $multiply: ['$n', '$half'] }, 12.5],
    [{ $divide: ['$n', 2] }, 2.5],
    [{ $mod: [-7, 3] }, -1],
    [{ $abs: -4 }, 4],
    [{ $ceil: 1.2 }, 2],
    [{ $floor: -1.2 }, -2],
    [{ $round: 2.5 }, 2],
    [{ $round: [5.4321, 2] }, 5.43],
    [{ $round: [1250, -2] }, 1200],
    [{ $trunc: [-1.99, 1] }, -1.9],
    [{ $sqrt: 16 }, 4],
    [{ $pow: [2, 10] }, 1024],
    [{ $exp: 0 }, 1],
    [{ $ln: 1 }, 0],
    [{ $log10: 100 }, 2],
    [{ $log: [8, 2] }, 3],
    [{ $sin: 0 }, 0],
    [{ $max: ['$n', 9] }, 9],
    [{ $min: '$list' }, 1],
    [{ $sum: '$list' }, 6],
    [{ $avg: [1, 2, 'x'] }, 1.5],
  ])('of arithmetic: %j', async (expression, value) => {
    expect(await evaluate(expression)).toEqual(value);
  });

  it.each([
    ['ints stay ints', { $add: [1, 2] }, 'int'],
    ['ints that grow too large become a long', { $add: [2147483647, 1] }, 'long'],
    ['a double wins over a long', { $add: [new Double(1), Long.fromNumber(1)] }, 'double'],
    ['a decimal wins over all', { $multiply: [Decimal128.fromString('1.5'), 2] }, 'decimal'],
    ['division makes a double', { $divide: [4, 2] }, 'double'],
    ['a difference of dates is a long', { $subtract: ['$at', '$at'] }, 'long'],
    ['an average is a double', { $avg: [1, 3] }, 'double'],
    ['a missing value', '$missing', 'missing'],
    ['null', '$nothing', 'null'],
    ['an id', '$id', 'objectId'],
  ])('has a type: %s', async (_title, expression, type) => {
    expect(await evaluate({ $type: expression })).toBe(type);
  });

  it.each<Case>([
    [{ $eq: ['$n', Long.fromNumber(5)] }, true],
    [{ $ne: ['$n', 5] }, false],
    [{ $gt: ['$text', 99] }, true],
    [{ $gt: ['$nothing', '$missing'] }, true],
    [{ $eq: ['$nothing', '$missing'] }, false],
    [{ $lt: ['$id', new ObjectId('64b7f0c0a1b2c3d4e5f60719')] }, true],
    [{ $gte: ['$at', new Date(0)] }, true],
    [{ $cmp: [1, 2] }, -1],
    [{ $and: ['$yes', 1, 'x'] }, true],
    [{ $and: [] }, true],
    [{ $or: [0, null, '$missing', false] }, false],
    [{ $not: ['$n'] }, false],
    [{ $not: [0] }, true],
    [{ $cond: ['$yes', 1, 2] }, 1],
    [json('{ "$cond": { "if": { "$gt": ["$n", 9] }, "then": 1, "else": 2 } }'), 2],
    [{ $ifNull: ['$nothing', '$missing', 'x'] }, 'x'],
    [json('{ "$switch": { "branches": [{ "case": false, "then": "a" }, { "case": "$yes", "then": "b" }] } }'), 'b'],
    [json('{ "$switch": { "branches": [{ "case": false, "then": "a" }], "default": "c" } }'), 'c'],
  ])('of comparison and choice: %j', async (expression, value) => {
    expect(await evaluate(expression)).toEqual(value);
  });

  it.each<Case>([
    [{ $size: '$list' }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $arrayElemAt: ['$list', 9] }, undefined],
    [{ $first: '$list' }, 3],
    [{ $last: '$list' }, 2],
    [{ $concatArrays: ['$list', [4]] }, [3, 1, 2, 4]],
    [{ $slice: ['$list', 2] }, [3, 1]],
    [{ $slice: ['$list', -2, 1] }, [1]],
    [{ $reverseArray: '$list' }, [2, 1, 3]],
    [{ $in: [Long.fromNumber(2), '$list'] }, true],
    [{ $in: ['$id', ['$id']] }, true],
    [{ $indexOfArray: ['$list', 2] }, 2],
    [{ $isArray: '$list' }, true],
    [{ $range: [0, 10, 4] }, [0, 4, 8]],
    [
      { $zip: { inputs: [[1, 2], ['a']], useLongestLength: true, defaults: [0, 'z'] } },
      [
        [1, 'a'],
        [2, 'z'],
      ],
    ],
    [{ $map: { input: '$list', as: 'each', in: { $multiply: ['$$each', '$n'] } } }, [15, 5, 10]],
    [{ $map: { input: '$list', in: '$$this' } }, [3, 1, 2]],
    [{ $filter: { input: '$list', as: 'each', cond: { $gt: ['$$each', 1] } } }, [3, 2]],
    [{ $filter: { input: '$list', cond: { $gt: ['$$this', 1] }, limit: 1 } }, [3]],
    [{ $reduce: { input: '$list', initialValue: '', in: { $concat: ['$$value', { $toString: '$$this' }] } } }, '312'],
    [{ $sortArray: { input: '$list', sortBy: 1 } }, [1, 2, 3]],
    [
      { $sortArray: { input: '$docs', sortBy: { v: -1 } } },
      [
        { k: 'b', v: 2 },
        { k: 'a', v: 1 },
      ],
    ],
    [{ $arrayToObject: '$docs' }, { a: 1, b: 2 }],
    [
      { $objectToArray: '$doc' },
      [
        { k: 'x', v: 1 },
        { k: 'y', v: 2 },
      ],
    ],
    [{ $maxN: { input: '$list', n: 2 } }, [3, 2]],
    [{ $setIsSubset: [[1, 2], '$list'] }, true],
    [{ $setEquals: [[1, 2, 3, 3], '$list'] }, true],
    [{ $setDifference: ['$list', [Long.fromNumber(1)]] }, [3, 2]],
    [{ $anyElementTrue: [[0, false, 1]] }, true],
    [{ $allElementsTrue: [[1, 0]] }, false],
    [{ $let: { vars: { a: '$n', b: 2 }, in: { $add: ['$$a', '$$b'] } } }, 7],
    [{ $mergeObjects: ['$doc', { y: 5 }, null] }, { x: 1, y: 5 }],
    [{ $getField: 'n' }, 5],
    [{ $getField: { field: 'x', input: '$doc' } }, 1],
    [{ $setField: { field: 'z.w', input: '$doc', value: 1 } }, { x: 1, y: 2, 'z.w': 1 }],
    [{ $unsetField: { field: 'x', input: '$doc' } }, { y: 2 }],
  ])('of arrays and documents: %j', async (expression, value) => {
    expect(await evaluate(expression)).toEqual(value);
  });

  it.each<Case>([
    [{ $concat: ['$text', '!'] }, 'Hello World!'],
    [{ $concat: ['$text', '$nothing'] }, null],
    [{ $toUpper: '$text' }, 'HELLO WORLD'],
    [{ $toLower: '$text' }, 'hello world'],
    [{ $toUpper: '$missing' }, ''],
    [{ $strLenCP: '😀é' }, 2],
    [{ $strLenBytes: '😀é' }, 6],
    [{ $substrCP: ['😀éx', 1, 2] }, 'éx'],
    [{ $substrBytes: ['$text', 6, -1] }, 'World'],
    [{ $indexOfCP: ['$text', 'o', 5] }, 7],
    [{ $indexOfBytes: ['$text', 'zzz'] }, -1],
    [{ $split: ['a-b-c', '-'] }, ['a', 'b', 'c']],
    [{ $trim: { input: '  x ' } }, 'x'],
    [{ $ltrim: { input: 'xxabc', chars: 'xa' } }, 'bc'],
    [{ $replaceOne: { input: 'a.a', find: 'a', replacement: { $literal: '$&' } } }, '$&.a'],
    [{ $replaceAll: { input: 'a.a', find: 'a', replacement: 'b' } }, 'b.b'],
    [{ $strcasecmp: ['ABC', 'abd'] }, -1],
    [{ $regexMatch: { input: '$text', regex: /^hello/i } }, true],
    [{ $regexFind: { input: '$text', regex: '(o) (W)' } }, { match: 'o W', idx: 4, captures: ['o', 'W'] }],
    [
      { $regexFindAll: { input: '$text', regex: 'o' } },
      [
        { match: 'o', idx: 4, captures: [] },
        { match: 'o', idx: 7, captures: [] },
      ],
    ],
  ])('of texts: %j', async (expression, value) => {
    expect(await evaluate(expression)).toEqual(value);
  });

  it.each<Case>([
    [{ $toString: '$id' }, '64b7f0c0a1b2c3d4e5f60718'],
    [{ $toString: '$at' }, '2024-02-29T13:14:15.016Z'],
    [{ $toString: 2.5 }, '2.5'],
    [{ $toObjectId: '64b7f0c0a1b2c3d4e5f60718' }, id],
    [{ $toInt: '42' }, 42],
    [{ $toInt: 2.9 }, 2],
    [{ $toDouble: '2.5' }, 2.5],
    [{ $toLong: '$at' }, 1709212455016],
    [{ $toBool: 'false' }, true],
    [{ $toBool: 0 }, false],
    [{ $toDate: '2024-02-29' }, new Date('2024-02-29T00:00:00Z')],
    [{ $toDate: '$id' }, id.getTimestamp()],
    [{ $toDecimal: '1.10' }, Decimal128.fromString('1.10')],
    [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
    [{ $convert: { input: null, to: 'int', onNull: 0 } }, 0],
    [{ $isNumber: '$half' }, true],
    [{ $toString: { $add: [Decimal128.fromString('Infinity'), 1] } }, 'Infinity'],
    [{ $toString: { $multiply: [Decimal128.fromString('Infinity'), -2] } }, '-Infinity'],
    [{ $toString: { $divide: [Decimal128.fromString('3'), 2] } }, '1.5'],
    [{ $toBool: Decimal128.fromString('1E-400') }, true],
    [{ $sum: [Long.MAX_VALUE, 1] }, 2 ** 63],
  ])('of types: %j', async (expression, value) => {
    expect(await evaluate(expression)).toEqual(value);
  });

  it.each<[unknown, number]>([
    [{ $foo: 1 }, 168],
    [{ $abs: [1, 2] }, 16020],
    [{ $concat: ['$text', 5] }, 16702],
    [{ $size: '$n' }, 17124],
    [{ $in: [1, 5] }, 40081],
    [{ $toInt: 'x' }, 241],
    [{ $add: [1], $subtract: [1] }, 15983],
    ['$$nothing', 17276],
    [json('{ "$switch": { "branches": [{ "case": false, "then": 1 }] } }'), 40066],
    [{ $arrayToObject: 5 }, 40386],
    [{ $arrayToObject: { $literal: [['a', 1, 2]] } }, 40397],
    [{ $arrayToObject: { $literal: [{ k: 'a', v: 1, z: 2 }] } }, 40392],
    [{ $zip: { inputs: [[1], [2]], defaults: [0, 0] } }, 34466],
    [{ $zip: { inputs: [[1], [2]], useLongestLength: 1 } }, 34463],
    [{ $indexOfArray: ['$list', 1, -1] }, 40097],
    [{ $divide: [1, Decimal128.fromString('0.0')] }, 16608],
    [{ $year: '$text' }, 16006],
  ])('that makes no sense is refused: %j', async (expression, code) => {
    await expect(evaluate(expression)).rejects.toMatchObject({ code });
  });
});
