import { planOf } from './query-plans';
import { nameOf, SearchRecord } from './searches';

const bounds = { owner: ['["a", "a"]'], startedAt: ['[MaxKey, MinKey]'] };
const IXSCAN = { stage: 'IXSCAN', indexName: 'owner_1', indexBounds: bounds };
const COLLSCAN = { stage: 'COLLSCAN', direction: 'forward' };
const queryPlanner = (winningPlan: object) => ({
  queryPlanner: { winningPlan, rejectedPlans: [{ stage: 'FETCH', inputStage: COLLSCAN }] },
});

/** As MongoDB writes them: the classic engine, SBE, the express path, a pipeline and a cluster. */
test.each<[string, object, string[]]>([
  ['classic', queryPlanner({ stage: 'FETCH', inputStage: IXSCAN }), ['FETCH', 'IXSCAN']],
  [
    'classic with branches',
    queryPlanner({ stage: 'OR', inputStages: [IXSCAN, COLLSCAN] }),
    ['OR', 'IXSCAN', 'COLLSCAN'],
  ],
  [
    'SBE',
    queryPlanner({ queryPlan: { stage: 'GROUP', inputStage: COLLSCAN }, slotBasedPlan: { stages: '[1] scan' } }),
    ['GROUP', 'COLLSCAN'],
  ],
  ['express', queryPlanner({ stage: 'EXPRESS_IXSCAN', indexName: 'uniqueKey_1' }), ['EXPRESS_IXSCAN']],
  [
    'a pipeline',
    { stages: [{ $cursor: queryPlanner({ stage: 'FETCH', inputStage: IXSCAN }) }, { $sort: { sortKey: { n: 1 } } }] },
    ['FETCH', 'IXSCAN', '$sort'],
  ],
  [
    'a cluster',
    {
      queryPlanner: {
        winningPlan: { stage: 'SINGLE_SHARD', shards: [{ shardName: 'one', ...queryPlanner(COLLSCAN).queryPlanner }] },
      },
    },
    ['SINGLE_SHARD', 'COLLSCAN'],
  ],
])('the plan of %s is read', (_engine, reply, stages) => {
  expect(planOf({ ...reply, command: { sort: { $sort: 1 } } }).stages).toEqual(stages);
});

test('an index is read as a whole where none of its fields is bounded', () => {
  expect(planOf(queryPlanner(IXSCAN)).readsWholeIndex).toBe(false);
  const indexBounds = { owner: ['[MinKey, MaxKey]'], startedAt: ['[MaxKey, MinKey]'] };
  expect(planOf(queryPlanner({ ...IXSCAN, indexBounds })).readsWholeIndex).toBe(true);
});

test('each search of a command is recorded, and a command that nobody knows as well', () => {
  const record = new SearchRecord();
  let send: (event: object) => void = () => {};
  const client = { on: (_name: string, listener: typeof send) => (send = listener) };
  record.follow(client as never);
  const pipeline = [
    { $match: { owner: 'a' } },
    { $sort: { startedAt: -1 } },
    { $unionWith: { coll: 'accounts', pipeline: [{ $match: { $and: [{ 'users._id': 1 }] } }] } },
  ];
  send({ commandName: 'aggregate', command: { aggregate: 'attempts', pipeline } });
  send({ commandName: 'update', command: { update: 'mails', updates: [{ q: { _id: 1 } }, { q: { to: 'a' } }] } });
  send({ commandName: 'mapReduce', command: { mapReduce: 'attempts' } });
  expect(record.searches.map(nameOf)).toEqual([
    'aggregate attempts by owner',
    'aggregate accounts by users._id',
    'update mails by _id',
    'update mails by to',
  ]);
  expect(record.searches[0]?.explained.pipeline).toHaveLength(2);
  expect(record.unknown).toEqual(['mapReduce']);
});

test.each<[string, object]>([
  ['a pipeline', { $lookup: { from: 'accounts' } }],
  ['one that $unionWith adds', { $unionWith: { coll: 'accounts', pipeline: [{ $lookup: { from: 'mails' } }] } }],
  ['one within $facet', { $facet: { one: [{ $limit: 1 }], other: [{ $lookup: { from: 'mails' } }] } }],
])('a look-up in another collection, whose plan is not told, is not passed over in %s', (_where, stage) => {
  const record = new SearchRecord();
  let send: (event: object) => void = () => {};
  record.follow({ on: (_name: string, listener: typeof send) => (send = listener) } as never);
  send({ commandName: 'aggregate', command: { aggregate: 'attempts', pipeline: [{ $match: { owner: 'a' } }, stage] } });
  expect(record.unknown).toEqual(['$lookup']);
});
