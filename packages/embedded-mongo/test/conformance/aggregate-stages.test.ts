import { Decimal128, Double, Long, ObjectId } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

type Case = [title: string, documents: object[], pipeline: object[], result: unknown[]];

async function run(documents: object[], pipeline: object[]) {
  const things = server.collection();
  if (documents.length > 0) await things.insertMany(documents.map((each, _id) => ({ _id: _id as never, ...each })));
  return things.aggregate(pipeline).toArray();
}

const scores = [
  { who: 'anna', score: 5 },
  { who: 'bob', score: 3 },
  { who: 'anna', score: 7 },
];
const withoutId = { $project: { _id: 0 } };

describe('a stage', () => {
  it.each<Case>([
    ['$match', scores, [{ $match: { score: { $gt: 3 } } }, { $project: { _id: 1 } }], [{ _id: 0 }, { _id: 2 }]],
    [
      '$match after other stages',
      scores,
      [{ $project: { _id: 0, who: 1, x: { $add: ['$score', 1] } } }, { $match: { x: 4 } }],
      [{ who: 'bob', x: 4 }],
    ],
    [
      '$project',
      [{ a: 1, b: { c: 2, d: 3 } }],
      [{ $project: { 'b.c': 1, sum: { $add: ['$a', 1] } } }],
      [{ _id: 0, b: { c: 2 }, sum: 2 }],
    ],
    ['$project without', [{ a: 1, b: { c: 2, d: 3 } }], [{ $project: { 'b.c': 0, _id: 0 } }], [{ a: 1, b: { d: 3 } }]],
    ['$sort and $limit', scores, [{ $sort: { score: -1 } }, { $limit: 1 }, withoutId], [{ who: 'anna', score: 7 }]],
    ['$count', scores, [{ $match: { who: 'anna' } }, { $count: 'n' }], [{ n: 2 }]],
    ['$count of nothing', scores, [{ $match: { who: 'zoe' } }, { $count: 'n' }], []],
    [
      '$unwind',
      [{ a: [1, 2] }, { a: 3 }, { a: [] }, {}],
      [{ $unwind: '$a' }, withoutId],
      [{ a: 1 }, { a: 2 }, { a: 3 }],
    ],
    [
      '$unwind within a document',
      [{ a: { b: [1, 2], c: 3 } }],
      [{ $unwind: '$a.b' }, withoutId],
      [{ a: { b: 1, c: 3 } }, { a: { b: 2, c: 3 } }],
    ],
  ])('%s', async (_title, documents, pipeline, result) => {
    expect(await run(documents, pipeline)).toEqual(result);
  });
});

describe('$unionWith', () => {
  const name = 'united';
  const pupils = server.collection.bind(undefined, 'united_pupils');

  beforeAll(async () => {
    await server.collection(name).insertMany(scores.map((each, _id) => ({ _id: _id as never, ...each })));
    await pupils().insertMany(['anna', 'bob', 'zoe'].map((who) => ({ _id: who as never, who })));
  });

  const union = (pipeline: object[], coll = 'united_pupils') => ({ $unionWith: { coll, pipeline } });
  const before = [{ $match: { score: { $gt: 4 } } }, { $sort: { score: 1 } }, { $project: { score: 1 } }];

  it.each<[string, object[], unknown[]]>([
    [
      'adds what another collection has',
      [...before, union([{ $match: { who: 'bob' } }])],
      [
        { _id: 0, score: 5 },
        { _id: 2, score: 7 },
        { _id: 'bob', who: 'bob' },
      ],
    ],
    [
      'runs each pipeline by itself',
      [
        { $match: { _id: 1 } },
        withoutId,
        union([{ $sort: { who: -1 } }, { $limit: 2 }, withoutId]),
        union([{ $count: 'n' }], name),
      ],
      [{ who: 'bob', score: 3 }, { who: 'zoe' }, { who: 'bob' }, { n: 3 }],
    ],
    ['is followed by stages over all', [...before, union([]), { $count: 'n' }], [{ n: 5 }]],
    [
      'nests',
      [{ $match: { _id: 9 } }, union([{ $match: { who: 'anna' } }, union([{ $match: { _id: 1 } }], name), withoutId])],
      [{ who: 'anna' }, { who: 'bob', score: 3 }],
    ],
    ['adds nothing from a collection that is not there', [{ $match: { _id: 9 } }, union([], 'nowhere')], []],
  ])('%s', async (_title, pipeline, result) => {
    expect(await server.collection(name).aggregate(pipeline).toArray()).toEqual(result);
  });

  it('adds to a collection that is not there', async () => {
    expect(
      await server
        .collection('nowhere')
        .aggregate([union([{ $count: 'n' }])])
        .toArray(),
    ).toEqual([{ n: 3 }]);
  });

  it('is read by a cursor to its end', async () => {
    const cursor = server.collection(name).aggregate([union([])], { batchSize: 2 });
    expect(await cursor.toArray()).toHaveLength(6);
  });

  it('is explained with the plan of each search', async () => {
    await pupils().createIndex({ who: 1 });
    const pipeline = [{ $match: { _id: 1 } }, union([{ $match: { who: 'bob' } }])];
    const explained = JSON.stringify(await server.collection(name).aggregate(pipeline).explain('queryPlanner'));
    expect(explained).toMatch(/\.united".*\.united_pupils".*"who_1"/);
  });
});

describe('$group', () => {
  const group = (fields: object, id: unknown = null) => [{ $group: { _id: id, ...fields } }, { $sort: { _id: 1 } }];

  it.each<[string, object[], object, unknown]>([
    ['$sum', scores, { x: { $sum: '$score' } }, 15],
    ['$sum of other types', [{ a: 1 }, { a: 'x' }, {}], { x: { $sum: '$a' } }, 1],
    ['$sum of fractions without rounding errors', Array(10).fill({ a: 0.1 }), { x: { $sum: '$a' } }, 1],
    ['$sum beyond a long', [{ a: Long.MAX_VALUE }, { a: 1 }], { x: { $sum: '$a' } }, 2 ** 63],
    ['$min', scores, { x: { $min: '$score' } }, 3],
    ['$min of several types', [{ a: 5 }, { a: 'x' }, { a: null }], { x: { $min: '$a' } }, 5],
    ['$push', scores, { x: { $push: '$score' } }, [5, 3, 7]],
    ['$push without missing values', [{ a: 1 }, {}, { a: null }], { x: { $push: '$a' } }, [1, null]],
  ])('%s', async (_title, documents, fields, x) => {
    expect(await run(documents, group(fields))).toEqual([{ _id: null, x }]);
  });

  const at = new Date(5);
  const id = new ObjectId();
  it.each<[string, unknown[], number]>([
    ['numbers of all types by value', [1, Long.fromNumber(1), new Double(1), Decimal128.fromString('1.0')], 1],
    ['object ids', [id, new ObjectId(id.toHexString()), new ObjectId()], 2],
    ['dates', [at, new Date(5), new Date(6)], 2],
    ['null and missing together', [null, undefined, 0], 2],
    [
      'documents by the order of their fields',
      [
        { x: 1, y: 1 },
        { x: 1, y: 1 },
        { y: 1, x: 1 },
      ],
      2,
    ],
    [
      'arrays',
      [
        [1, 2],
        [1, 2],
        [2, 1],
      ],
      2,
    ],
    ['a number and its text', [1, '1'], 2],
  ])('has one group for each value of %s', async (_title, list, groups) => {
    const documents = list.map((a) => (a === undefined ? {} : { a }));
    expect(await run(documents, [{ $group: { _id: '$a' } }])).toHaveLength(groups);
  });

  it('by several fields', async () => {
    const result = await run(
      [{ a: 1, b: 1 }, { a: 1, b: 1 }, { a: 2 }],
      group({ n: { $sum: 1 } }, { a: '$a', b: '$b' }),
    );
    expect(result).toEqual([
      { _id: { a: 1, b: 1 }, n: 2 },
      { _id: { a: 2 }, n: 1 },
    ]);
  });
});

describe('a stage is refused', () => {
  /** What nothing sends is refused with one code for several faults, and has none here. */
  it.each<[stage: object, code: number | undefined]>([
    [{ $foo: {} }, 40324],
    [{ $match: {}, $sort: {} }, 40323],
    [{}, 40323],
    [{ $limit: 0 }, 15958],
    [{ $sort: {} }, 15976],
    [{ $sort: { a: 2 } }, 15975],
    [{ $group: {} }, 15955],
    [{ $group: { _id: null, a: 5 } }, 40234],
    [{ $group: { _id: null, a: { $foo: 1 } } }, 15952],
    [{ $group: { _id: null, a: { $sum: ['$a', '$b'] } } }, 40237],
    [{ $group: { _id: null, a: { $sum: 1, $avg: 1 } } }, undefined],
    [{ $project: {} }, 51272],
    [{ $project: { a: 1, b: 0 } }, 31254],
    [{ $project: { a: {} } }, 51270],
    [{ $unwind: 'a' }, 28818],
    [{ $unwind: 5 }, 15981],
    [{ $unwind: {} }, undefined],
    [{ $unwind: { path: '$a', nonsense: 1 } }, 28811],
    [{ $count: '' }, undefined],
    [{ $count: '$a' }, undefined],
    [{ $count: 'a\0b' }, undefined],
    [{ $match: 5 }, 15959],
    [{ $unionWith: 5 }, 9],
    [{ $unionWith: { coll: 'x', pipeline: [{ $foo: {} }] } }, 40324],
    [{ $unionWith: { coll: 'x', pipeline: [], other: 1 } }, 40415],
  ])('%j', async (stage, code) => {
    await expect(run([{}], [stage])).rejects.toMatchObject({ code: code ?? expect.any(Number) });
  });
});

describe('a pipeline over no collection is refused', () => {
  it.each<[object[], number, string]>([
    [[], 73, '{aggregate: 1} is not valid for an empty pipeline.'],
    [[{ $match: {} }], 73, "{aggregate: 1} is not valid for '$match'; a collection is required."],
    [[{ $nonsense: {} }], 40324, "Unrecognized pipeline stage name: '$nonsense'"],
  ])('%j', async (pipeline, code, message) => {
    await expect(server.db.aggregate(pipeline).toArray()).rejects.toMatchObject({ code, message });
  });
});
