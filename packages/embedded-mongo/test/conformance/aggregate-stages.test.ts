import { Decimal128, Double, Long, ObjectId } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

type Case = [title: string, documents: object[], pipeline: object[], result: unknown[]];

async function run(documents: object[], pipeline: object[], options = {}) {
  const things = server.collection();
  if (documents.length > 0) await things.insertMany(documents.map((each, _id) => ({ _id: _id as never, ...each })));
  return things.aggregate(pipeline, options).toArray();
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
      [{ $set: { x: { $add: ['$score', 1] } } }, { $match: { x: 4 } }, { $project: { who: 1, _id: 0 } }],
      [{ who: 'bob' }],
    ],
    [
      '$project',
      [{ a: 1, b: { c: 2, d: 3 } }],
      [{ $project: { 'b.c': 1, sum: { $add: ['$a', 1] } } }],
      [{ _id: 0, b: { c: 2 }, sum: 2 }],
    ],
    ['$project without', [{ a: 1, b: { c: 2, d: 3 } }], [{ $project: { 'b.c': 0, _id: 0 } }], [{ a: 1, b: { d: 3 } }]],
    ['$addFields', [{ a: { b: 1 } }], [{ $addFields: { 'a.c': 2, d: '$a.b' } }], [{ _id: 0, a: { b: 1, c: 2 }, d: 1 }]],
    [
      '$addFields to the documents of an array',
      [{ a: [{ b: 1 }, { b: 2 }] }],
      [{ $addFields: { 'a.c': 0 } }, withoutId],
      [
        {
          a: [
            { b: 1, c: 0 },
            { b: 2, c: 0 },
          ],
        },
      ],
    ],
    ['$addFields takes a field away', [{ a: 1, b: 2 }], [{ $addFields: { a: '$$REMOVE' } }, withoutId], [{ b: 2 }]],
    ['$unset', [{ a: 1, b: { c: 1, d: 2 } }], [{ $unset: ['a', 'b.c'] }], [{ _id: 0, b: { d: 2 } }]],
    ['$replaceRoot', [{ a: { b: 1 } }], [{ $replaceRoot: { newRoot: '$a' } }], [{ b: 1 }]],
    ['$replaceWith', [{ a: { b: 1 } }], [{ $replaceWith: { $mergeObjects: [{ c: 2 }, '$a'] } }], [{ c: 2, b: 1 }]],
    [
      '$sort, $skip and $limit',
      scores,
      [{ $sort: { score: -1 } }, { $skip: 1 }, { $limit: 1 }, withoutId],
      [{ who: 'anna', score: 5 }],
    ],
    ['$count', scores, [{ $match: { who: 'anna' } }, { $count: 'n' }], [{ n: 2 }]],
    ['$count of nothing', scores, [{ $match: { who: 'zoe' } }, { $count: 'n' }], []],
    [
      '$sortByCount',
      scores,
      [{ $sortByCount: '$who' }],
      [
        { _id: 'anna', count: 2 },
        { _id: 'bob', count: 1 },
      ],
    ],
    [
      '$unwind',
      [{ a: [1, 2] }, { a: 3 }, { a: [] }, {}],
      [{ $unwind: '$a' }, withoutId],
      [{ a: 1 }, { a: 2 }, { a: 3 }],
    ],
    [
      '$unwind that keeps what is empty',
      [{ a: [1] }, { a: [] }, { a: null }, {}],
      [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }],
      [{ _id: 0, a: 1 }, { _id: 1 }, { _id: 2, a: null }, { _id: 3 }],
    ],
    [
      '$unwind with the place',
      [{ a: ['x', 'y'] }],
      [{ $unwind: { path: '$a', includeArrayIndex: 'i' } }, withoutId],
      [
        { a: 'x', i: 0 },
        { a: 'y', i: 1 },
      ],
    ],
    [
      '$unwind within a document',
      [{ a: { b: [1, 2], c: 3 } }],
      [{ $unwind: '$a.b' }, withoutId],
      [{ a: { b: 1, c: 3 } }, { a: { b: 2, c: 3 } }],
    ],
    [
      '$facet',
      scores,
      [
        {
          $facet: {
            n: [{ $count: 'n' }],
            best: [{ $sort: { score: -1 } }, { $limit: 1 }, { $project: { _id: 0, score: 1 } }],
          },
        },
      ],
      [{ n: [{ n: 3 }], best: [{ score: 7 }] }],
    ],
    [
      '$bucket',
      [{ n: 1 }, { n: 5 }, { n: 12 }],
      [
        {
          $bucket: {
            groupBy: '$n',
            boundaries: [0, 5, 10],
            default: 'more',
            output: { count: { $sum: 1 }, all: { $push: '$n' } },
          },
        },
      ],
      [
        { _id: 0, count: 1, all: [1] },
        { _id: 5, count: 1, all: [5] },
        { _id: 'more', count: 1, all: [12] },
      ],
    ],
    [
      '$bucketAuto',
      [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }],
      [{ $bucketAuto: { groupBy: '$n', buckets: 2 } }],
      [
        { _id: { min: 1, max: 3 }, count: 2 },
        { _id: { min: 3, max: 4 }, count: 2 },
      ],
    ],
    [
      '$redact',
      [{ level: 1, open: { level: 1, x: 1 }, secret: { level: 5, x: 1 } }],
      [{ $redact: { $cond: [{ $lte: ['$level', 2] }, '$$DESCEND', '$$PRUNE'] } }, withoutId],
      [{ level: 1, open: { level: 1, x: 1 } }],
    ],
    [
      '$setWindowFields',
      scores,
      [
        {
          $setWindowFields: {
            partitionBy: '$who',
            sortBy: { score: 1 },
            output: { total: { $sum: '$score', window: { documents: ['unbounded', 'current'] } }, rank: { $rank: {} } },
          },
        },
        { $sort: { _id: 1 } },
        withoutId,
      ],
      [
        { who: 'anna', score: 5, total: 5, rank: 1 },
        { who: 'bob', score: 3, total: 3, rank: 1 },
        { who: 'anna', score: 7, total: 12, rank: 2 },
      ],
    ],
  ])('%s', async (_title, documents, pipeline, result) => {
    expect(await run(documents, pipeline)).toEqual(result);
  });

  it('$documents brings its own', async () => {
    expect(
      await server.db.aggregate([{ $documents: [{ n: 1 }, { n: { $add: [1, 1] } }] }, { $match: { n: 2 } }]).toArray(),
    ).toEqual([{ n: 2 }]);
  });

  it('$sample takes as many as it is asked for, each once', async () => {
    const documents = Array.from({ length: 100 }, (_each, n) => ({ n }));
    const sample = await run(documents, [{ $sample: { size: 10 } }]);
    expect(new Set(sample.map(({ n }) => n)).size).toBe(10);
    expect(await run(documents.slice(0, 3), [{ $sample: { size: 10 } }])).toHaveLength(3);
  });
});

describe('$group', () => {
  const group = (fields: object, id: unknown = null) => [{ $group: { _id: id, ...fields } }, { $sort: { _id: 1 } }];

  it.each<[string, object[], object, unknown]>([
    ['$sum', scores, { x: { $sum: '$score' } }, 15],
    ['$sum of what is no number', [{ a: 1 }, { a: 'x' }, {}], { x: { $sum: '$a' } }, 1],
    ['$sum of fractions does not lose any', Array(10).fill({ a: 0.1 }), { x: { $sum: '$a' } }, 1],
    ['$sum beyond a long', [{ a: Long.MAX_VALUE }, { a: 1 }], { x: { $sum: '$a' } }, 2 ** 63],
    ['$avg', scores, { x: { $avg: '$score' } }, 5],
    [
      '$avg of decimals',
      [{ a: Decimal128.fromString('1') }, { a: 2 }],
      { x: { $avg: '$a' } },
      Decimal128.fromString('1.5'),
    ],
    ['$avg of nothing', [{}], { x: { $avg: '$score' } }, null],
    ['$min', scores, { x: { $min: '$score' } }, 3],
    ['$max of several types', [{ a: 5 }, { a: 'x' }, { a: null }], { x: { $max: '$a' } }, 'x'],
    ['$first', scores, { x: { $first: '$who' } }, 'anna'],
    ['$last', scores, { x: { $last: '$score' } }, 7],
    ['$push', scores, { x: { $push: '$score' } }, [5, 3, 7]],
    ['$push leaves out what is missing', [{ a: 1 }, {}, { a: null }], { x: { $push: '$a' } }, [1, null]],
    [
      '$addToSet by value',
      [{ a: 1 }, { a: Long.fromNumber(1) }, { a: new Double(1) }],
      { x: { $addToSet: '$a' } },
      [1],
    ],
    ['$count', scores, { x: { $count: {} } }, 3],
    ['$mergeObjects', [{ a: { x: 1 } }, { a: { y: 2 } }], { x: { $mergeObjects: '$a' } }, { x: 1, y: 2 }],
    ['$stdDevPop', [{ a: 1 }, { a: 3 }], { x: { $stdDevPop: '$a' } }, 1],
    ['$stdDevSamp of one', [{ a: 1 }], { x: { $stdDevSamp: '$a' } }, null],
    ['$firstN', scores, { x: { $firstN: { input: '$score', n: 2 } } }, [5, 3]],
    ['$maxN', scores, { x: { $maxN: { input: '$score', n: 2 } } }, [7, 5]],
    ['$top', scores, { x: { $top: { sortBy: { score: -1 }, output: '$who' } } }, 'anna'],
    ['$bottomN', scores, { x: { $bottomN: { n: 2, sortBy: { score: -1 }, output: '$score' } } }, [5, 3]],
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
  ])('tells apart %s', async (_title, list, groups) => {
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

describe('a pipeline that makes no sense is refused', () => {
  it.each<[object, number]>([
    [{ $foo: {} }, 40324],
    [{ $match: {}, $sort: {} }, 40323],
    [{}, 40323],
    [{ $limit: 0 }, 15958],
    [{ $skip: -1 }, 15956],
    [{ $sort: {} }, 15976],
    [{ $sort: { a: 2 } }, 15975],
    [{ $group: {} }, 15955],
    [{ $group: { _id: null, a: 5 } }, 40234],
    [{ $group: { _id: null, a: { $foo: 1 } } }, 15952],
    [{ $group: { _id: null, a: { $sum: 1, $avg: 1 } } }, 40238],
    [{ $project: {} }, 51272],
    [{ $project: { a: 1, b: 0 } }, 31254],
    [{ $unwind: 'a' }, 28818],
    [{ $unwind: {} }, 28812],
    [{ $count: '' }, 40157],
    [{ $count: '$a' }, 40158],
    [{ $lookup: { from: 'x' } }, 9],
    [{ $bucket: { groupBy: '$a', boundaries: [2, 1] } }, 40194],
    [{ $bucket: { groupBy: '$a', boundaries: [1, 2], nonsense: 1 } }, 40197],
    [{ $bucketAuto: { groupBy: '$a', buckets: 1, nonsense: 1 } }, 40245],
    [{ $replaceRoot: { newRoot: '$a', nonsense: 1 } }, 40415],
    [{ $unionWith: { coll: 'x', nonsense: 1 } }, 40415],
    [{ $merge: { into: { coll: 'x', nonsense: 1 } } }, 40415],
    [{ $merge: { into: 'x', whenNotMatched: 'nonsense' } }, 2],
    [{ $group: { _id: null, a: { $top: { sortBy: { a: 1 }, output: '$a', nonsense: 1 } } } }, 5788002],
    [{ $group: { _id: null, a: { $firstN: { input: '$a', n: 1, nonsense: 1 } } } }, 5787901],
    [{ $facet: { a: [{ $out: 'x' }] } }, 40600],
    [{ $addFields: { a: { $foo: 1 } } }, 168],
    [{ $match: 5 }, 15959],
  ])('%j', async (stage, code) => {
    await expect(run([{}], [stage])).rejects.toMatchObject({ code });
  });

  it('when it writes in the middle', async () => {
    await expect(run([{}], [{ $out: 'x' }, { $match: {} }])).rejects.toMatchObject({ code: 40601 });
  });

  it('when the new root is no document', async () => {
    await expect(run([{ a: 1 }], [{ $replaceRoot: { newRoot: '$a' } }])).rejects.toMatchObject({ code: 40228 });
  });
});
