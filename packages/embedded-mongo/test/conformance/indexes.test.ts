import { useServer } from '../harness';

const server = useServer();

describe('indexes', () => {
  it('are listed as they were created', async () => {
    const things = server.collection();
    await things.createIndexes([
      { key: { a: 1 } },
      { key: { b: -1, c: 1 }, name: 'mine', unique: true, sparse: true },
      { key: { d: 1 }, partialFilterExpression: { d: { $gt: 5 } } },
      { key: { at: 1 }, expireAfterSeconds: 60 },
    ]);
    expect(await things.indexes()).toMatchObject([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { key: { a: 1 }, name: 'a_1' },
      { key: { b: -1, c: 1 }, name: 'mine', unique: true, sparse: true },
      { key: { d: 1 }, name: 'd_1', partialFilterExpression: { d: { $gt: 5 } } },
      { key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 },
    ]);
  });

  it('are created once, and the collection with them', async () => {
    const things = server.collection();
    const create = () =>
      server.db.command({ createIndexes: things.collectionName, indexes: [{ key: { a: 1 }, name: 'a_1' }] });
    expect(await create()).toMatchObject({
      numIndexesBefore: 1,
      numIndexesAfter: 2,
      createdCollectionAutomatically: true,
    });
    expect(await create()).toMatchObject({
      numIndexesBefore: 2,
      numIndexesAfter: 2,
      note: 'all indexes already exist',
    });
  });

  it.each([
    ['the same name for other fields', { b: 1 }, { name: 'a_1' }, 86],
    ['the same name with another option', { a: 1 }, { name: 'a_1', unique: true }, 86],
    ['the same fields under another name', { a: 1 }, { name: 'other' }, 85],
    ['the same name and another time to live', { a: 1 }, { name: 'a_1', expireAfterSeconds: 5 }, 85],
  ])('are refused with %s', async (_title, key, options, code) => {
    const things = server.collection();
    await things.createIndex({ a: 1 });
    await expect(things.createIndex(key as never, options)).rejects.toMatchObject({ code });
  });

  it('of the same fields may differ in unique and sparse', async () => {
    const things = server.collection();
    await things.createIndex({ a: 1 });
    await things.createIndex({ a: 1 }, { name: 'unique', unique: true });
    await things.createIndex({ a: 1 }, { name: 'sparse', sparse: true });
    expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1', 'unique', 'sparse']);
  });

  it.each<[object, object, number]>([
    [{}, {}, 67],
    [{ a: 0 }, {}, 67],
    [{ a: 'nonsense' }, {}, 67],
    [{ 'a..b': 1 }, {}, 67],
    [{ a: 1 }, { nonsense: true }, 197],
    [{ a: 1 }, { sparse: true, partialFilterExpression: { a: 1 } }, 67],
    [{ a: 1 }, { partialFilterExpression: { a: { $regex: 'x' } } }, 67],
    [{ a: 1 }, { partialFilterExpression: { $or: [{ a: { $ne: 1 } }] } }, 67],
    [{ a: 1 }, { name: '' }, 67],
    [{ a: 1, b: 1 }, { expireAfterSeconds: 5 }, 67],
    [{ a: 1 }, { expireAfterSeconds: -5 }, 67],
    [{ _id: 1 }, { unique: true }, 197],
    [{ _id: 1 }, { sparse: true }, 197],
    [{ _id: 1 }, { partialFilterExpression: { a: 1 } }, 197],
    [{ _id: 1 }, { expireAfterSeconds: 5 }, 197],
    [{ a: 1 }, { name: '_id_' }, 2],
  ])('are refused: %j %j', async (key, options, code) => {
    const indexes = [{ key, name: 'x', ...options }];
    await expect(server.db.command({ createIndexes: 'refused', indexes })).rejects.toMatchObject({ code });
  });

  it('are dropped by name, by key, and all but the first', async () => {
    const things = server.collection();
    await things.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }, { key: { c: 1 } }, { key: { d: 1 } }]);
    await things.dropIndex('a_1');
    await server.db.command({ dropIndexes: things.collectionName, index: { b: 1 } });
    expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'c_1', 'd_1']);
    await things.dropIndexes();
    expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('cannot be dropped when they do not exist, nor the one of _id', async () => {
    const things = server.collection();
    await things.createIndex({ a: 1 });
    await expect(things.dropIndex('nothing')).rejects.toMatchObject({ code: 27, codeName: 'IndexNotFound' });
    await expect(things.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
  });

  it('of a collection that does not exist are not listed', async () => {
    await expect(server.collection('not_there').indexes()).rejects.toMatchObject({ code: 26 });
  });

  it('refuse documents with two arrays in one key', async () => {
    const things = server.collection();
    await things.createIndex({ a: 1, b: 1 });
    await expect(things.insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
  });
});

describe('a query', () => {
  async function stages(filter: object, options: object = {}) {
    const things = server.collection('planned');
    const { queryPlanner } = await things.find(filter, options).explain('queryPlanner');
    return JSON.stringify(queryPlanner.winningPlan);
  }

  beforeAll(async () => {
    const things = server.collection('planned');
    await things.insertMany(
      Array.from({ length: 200 }, (_each, n) => ({ n, text: `t${n}`, group: n % 10, open: n < 50, tags: [n, n + 1] })),
    );
    await things.createIndexes([
      { key: { n: 1 } },
      { key: { group: 1, text: -1 } },
      { key: { text: 1 } },
      { key: { tags: 1 } },
      { key: { open: 1 }, name: 'open_ones', partialFilterExpression: { open: true } },
    ]);
  });

  it.each<[string, object, object]>([
    ['n_1', { n: 5 }, {}],
    ['n_1', { n: { $gt: 190 } }, {}],
    ['n_1', { n: { $in: [1, 2, 3] }, open: { $exists: true } }, {}],
    ['text_1', { text: /^t1/ }, {}],
    ['group_1_text_-1', { group: 3, text: 't3' }, {}],
    ['group_1_text_-1', { group: 3 }, { sort: { text: -1 } }],
    ['tags_1', { tags: 5 }, {}],
    ['open_ones', { open: true }, {}],
    ['n_1', { open: { $gte: false } }, { hint: { n: 1 } }],
  ])('uses %s for %j %j', async (name, filter, options) => {
    expect(await stages(filter, options)).toContain(`"indexName":"${name}"`);
  });

  it('does not sort what an index has sorted already', async () => {
    expect(await stages({ group: 3 }, { sort: { text: -1 } })).not.toContain('"SORT"');
    expect(await stages({ group: 3 }, { sort: { n: 1 } })).toMatch(/"SORT"|"n_1"/);
  });

  it('scans the collection where no index helps', async () => {
    expect(await stages({ nothing: 5 })).toContain('"COLLSCAN"');
  });

  it('counts what it examined', async () => {
    const { executionStats } = await server.collection('planned').find({ n: 5 }).explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 1, totalKeysExamined: 1, totalDocsExamined: 1 });
  });

  it('is refused with a hint to an index that does not exist', async () => {
    await expect(server.collection('planned').find({}).hint('nothing').toArray()).rejects.toMatchObject({ code: 2 });
  });

  it('finds the same with every index', async () => {
    const things = server.collection('planned');
    const filter = { group: { $in: [1, 2] }, n: { $gte: 10, $lt: 60 }, text: /^t/, tags: { $gt: 12 } };
    const find = async (hint: object) =>
      (
        await things
          .find(filter)
          .hint(hint as never)
          .toArray()
      )
        .map(({ n }) => n)
        .sort((a, b) => a - b);
    const expected = [12, 21, 22, 31, 32, 41, 42, 51, 52];
    for (const hint of [{ n: 1 }, { group: 1, text: -1 }, { text: 1 }, { tags: 1 }, { _id: 1 }])
      expect(await find(hint)).toEqual(expected);
  });
});

describe('an index never hides or misplaces a document', () => {
  it.each<[string, object, object, object[], object, object, number[]]>([
    [
      'two fields of different elements',
      { 'a.b': 1, 'a.c': 1 },
      {},
      [{ a: [{ b: 1 }, { c: 2 }] }],
      { 'a.b': 1, 'a.c': 2 },
      {},
      [0],
    ],
    ['each side of a range by another element', { a: 1 }, {}, [{ a: [1, 9] }], { a: { $gt: 4, $lt: 3 } }, {}, [0]],
    [
      'an array as a whole, also an empty one',
      { a: 1 },
      {},
      [{ a: [] }, { a: [[]] }, { a: [1] }],
      { a: [] },
      {},
      [0, 1],
    ],
    ['a missing field as null', { a: 1 }, {}, [{}, { a: null }, { a: 1 }], { a: null }, {}, [0, 1]],
    ['what a sparse index leaves out', { a: 1 }, { sparse: true }, [{ a: 2 }, {}, { a: 1 }], {}, { a: 1 }, [1, 2, 0]],
    ['a missing field with a sparse index', { a: 1 }, { sparse: true }, [{ a: 2 }, {}], { a: null }, {}, [1]],
    [
      'what a partial index leaves out',
      { a: 1 },
      { partialFilterExpression: { b: 1 } },
      [
        { a: 1, b: 1 },
        { a: 1, b: 2 },
      ],
      { a: 1 },
      {},
      [0, 1],
    ],
    [
      'an array in the place of its least element',
      { a: 1 },
      {},
      [{ a: 4 }, { a: [1, 5] }],
      { a: { $gte: 3 } },
      { a: 1 },
      [1, 0],
    ],
    [
      'long texts with the same beginning',
      { a: 1 },
      {},
      [...'cafbed'].map((end) => ({ a: 'x'.repeat(3000) + end })),
      {},
      { a: 1 },
      [1, 3, 0, 5, 4, 2],
    ],
    [
      'long texts in a range',
      { a: 1 },
      {},
      ['c', 'a', 'b'].map((end) => ({ a: 'x'.repeat(3000) + end })),
      { a: { $gt: `${'x'.repeat(3000)}a` } },
      {},
      [0, 2],
    ],
    [
      'texts downwards by their beginning',
      { a: -1 },
      {},
      [{ a: 'ab' }, { a: 'a' }, { a: 'b' }],
      { a: /^a/ },
      {},
      [0, 1],
    ],
    [
      'both branches, each once',
      { a: 1 },
      {},
      [{ a: [1, 2] }, { a: 3 }],
      { $or: [{ a: 1 }, { a: 2 }, { a: 3 }] },
      {},
      [0, 1],
    ],
  ])('%s', async (_title, key, options, documents, filter, sort, found) => {
    const things = server.collection<{ _id: number }>();
    await things.createIndex(key as never, options);
    await things.insertMany(documents.map((each, _id) => ({ _id, ...each })));
    const order = Object.keys(sort).length > 0 ? sort : { _id: 1 };
    expect((await things.find(filter, { sort: order as never }).toArray()).map(({ _id }) => _id)).toEqual(found);
  });
});
