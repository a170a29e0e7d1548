import { Code, Long } from 'mongodb';
import { useEngine } from '../harness';

const server = useEngine();

beforeAll(() => server.collection('things').insertOne({ a: 1 }));

describe('a command that the engine does not support is refused by its name', () => {
  it.each(['mapReduce', 'collMod', 'renameCollection', 'listDatabases', 'serverStatus', 'collStats', 'setParameter'])(
    '%s',
    async (name) => {
      await expect(server.db.command({ [name]: 'things' })).rejects.toMatchObject({
        code: 59,
        codeName: 'CommandNotFound',
        message: `no such command: '${name}'`,
      });
    },
  );

  it('also when it has the name of a property of every object', async () => {
    await expect(server.db.command({ constructor: 1 })).rejects.toMatchObject({ code: 59 });
  });
});

describe('a field that the engine does not support is refused by its name', () => {
  const updates = (more: object) => [{ q: {}, u: { $set: { a: 1 } }, ...more }];
  it.each<[field: string, command: object]>([
    ['find.collation', { find: 'things', collation: { locale: 'en' } }],
    ['find.let', { find: 'things', let: { x: 1 } }],
    ['find.tailable', { find: 'things', tailable: true }],
    ['find.min', { find: 'things', min: { a: 1 } }],
    ['find.allowDiskUse', { find: 'things', allowDiskUse: true }],
    ['find.readConcern', { find: 'things', readConcern: { level: 'local' } }],
    ['count.query', { count: 'things', query: { a: 1 } }],
    ['distinct.collation', { distinct: 'things', key: 'a', collation: { locale: 'en' } }],
    ['aggregate.explain', { aggregate: 'things', pipeline: [], explain: true }],
    ['aggregate.hint', { aggregate: 'things', pipeline: [], cursor: {}, hint: 'a_1' }],
    ['cursor.nonsense', { aggregate: 'things', pipeline: [], cursor: { nonsense: 1 } }],
    ['create.capped', { create: 'other', capped: true, size: 1000 }],
    ['create.validator', { create: 'other', validator: { a: 1 } }],
    ['create.viewOn', { create: 'other', viewOn: 'things', pipeline: [] }],
    ['insert.bypassDocumentValidation', { insert: 'things', documents: [{}], bypassDocumentValidation: true }],
    ['update.updates.collation', { update: 'things', updates: updates({ collation: { locale: 'en' } }) }],
    ['update.updates.hint', { update: 'things', updates: updates({ hint: 'a_1' }) }],
    ['delete.deletes.hint', { delete: 'things', deletes: [{ q: {}, limit: 1, hint: 'a_1' }] }],
    ['findAndModify.arrayFilters', { findAndModify: 'things', update: { $set: { a: 1 } }, arrayFilters: [] }],
    ['writeConcern.fsync', { insert: 'things', documents: [{}], writeConcern: { fsync: true } }],
  ])('%s', async (field, command) => {
    await expect(server.db.command(command)).rejects.toMatchObject({
      code: 40415,
      codeName: 'IDLUnknownField',
      message: `BSON field '${field}' is an unknown field.`,
    });
  });

  it.each(['collation', 'hidden', 'wildcardProjection', 'background'])('the option %s of an index', async (option) => {
    const indexes = [{ key: { a: 1 }, name: 'a_1', [option]: true }];
    await expect(server.db.command({ createIndexes: 'things', indexes })).rejects.toMatchObject({
      code: 197,
      message: expect.stringContaining(`The field '${option}' is not valid for an index specification.`),
    });
  });

  it.each<[object, string, number, string]>([
    [{ _id: -1 }, 'x', 2, "The field 'key' for an _id index must be {_id: 1}, but got { _id: -1 }"],
    [{ a: 1 }, '*', 2, "The index name '*' is not valid."],
  ])('an index of the key %j and the name %s', async (key, name, code, message) => {
    const created = server.db.command({ createIndexes: 'things', indexes: [{ key, name }] });
    await expect(created).rejects.toMatchObject({ code, message });
  });

  it.each(['text', '2dsphere', 'hashed'])('an index of the kind %s', async (kind) => {
    await expect(server.collection('things').createIndex({ a: kind as never })).rejects.toMatchObject({
      code: 67,
      codeName: 'CannotCreateIndex',
      message: expect.stringContaining(`Unknown index plugin '${kind}'`),
    });
  });
});

describe('an operator that the engine does not support is refused by its name', () => {
  it.each<[string, object]>([
    ['unknown top level operator: $expr.', { $expr: { $gte: ['$a', 1] } }],
    ['unknown top level operator: $where.', { $where: new Code('true') }],
    ['unknown top level operator: $text.', { $text: { $search: 'x' } }],
    ['unknown top level operator: $jsonSchema.', { $jsonSchema: {} }],
    ['unknown top level operator: $comment.', { $comment: 'x' }],
    ['unknown operator: $type', { a: { $type: 'int' } }],
    ['unknown operator: $mod', { a: { $mod: [2, 1] } }],
    ['unknown operator: $geoWithin', { a: { $geoWithin: {} } }],
    ['unknown operator: $bitsAllSet', { a: { $bitsAllSet: 1 } }],
  ])('in a filter: %s', async (message, filter) => {
    await expect(server.collection('things').find(filter).toArray()).rejects.toMatchObject({
      code: 2,
      message: expect.stringContaining(message),
    });
  });

  it.each(['$min', '$max', '$mul', '$rename', '$currentDate', '$bit'])('in an update: %s', async (operator) => {
    const update = server.collection('things').updateOne({}, { [operator]: { a: 1 } });
    await expect(update).rejects.toMatchObject({
      code: 9,
      message: expect.stringContaining(`Unknown modifier: ${operator}.`),
    });
  });

  it.each(['$slice', '$sort', '$position'])('in a $push: %s', async (modifier) => {
    const push = { $push: { list: { $each: [1], [modifier]: 1 } } };
    await expect(server.collection('things').updateOne({}, push as never)).rejects.toMatchObject({
      code: 2,
      message: `Unrecognized clause in $push: ${modifier}`,
    });
  });

  it.each(['$lookup', '$facet', '$out', '$skip', '$merge', '$setWindowFields', '$addFields', '$set', '$search'])(
    'in a pipeline: %s',
    async (stage) => {
      await expect(
        server
          .collection('things')
          .aggregate([{ [stage]: {} }])
          .toArray(),
      ).rejects.toMatchObject({ code: 40324, message: `Unrecognized pipeline stage name: '${stage}'` });
    },
  );

  it.each([['$unset'], ['$replaceWith'], ['$addFields'], ['$project'], ['$replaceRoot']])(
    'in an update by a pipeline: %s',
    async (stage) => {
      const update = server.collection('things').updateOne({}, [{ [stage]: 'a' }]);
      await expect(update).rejects.toMatchObject({ message: `Unrecognized pipeline stage name: '${stage}'` });
    },
  );

  it.each(['$avg', '$first', '$max', '$addToSet', '$top'])('in a group: %s', async (accumulator) => {
    const group = { $group: { _id: null, x: { [accumulator]: '$a' } } };
    await expect(server.collection('things').aggregate([group]).toArray()).rejects.toMatchObject({
      code: 15952,
      message: `unknown group operator '${accumulator}'`,
    });
  });

  it.each(['$multiply', '$dateAdd', '$map', '$function'])('in an expression: %s', async (operator) => {
    const project = { $project: { x: { [operator]: [] } } };
    await expect(server.collection('things').aggregate([project]).toArray()).rejects.toMatchObject({
      code: 168,
      codeName: 'InvalidPipelineOperator',
      message: `Unrecognized expression '${operator}'`,
    });
  });

  it.each<[object, string]>([
    [{ a: { $slice: 1 } }, "Unrecognized expression '$slice'"],
    [{ b: 0, a: { $slice: 1 } }, "Unrecognized expression '$slice'"],
    [{ a: { $slice: 1 }, b: 0 }, "Unrecognized expression '$slice'"],
    [{ a: { $elemMatch: { b: 1 } } }, "Unrecognized expression '$elemMatch'"],
    [{ b: 0, a: { $elemMatch: { b: 1 } } }, "Unrecognized expression '$elemMatch'"],
    [{ b: 0, a: { $meta: 'textScore' } }, "Unrecognized expression '$meta'"],
  ])('in a projection: %j', async (projection, message) => {
    const found = server.collection('things').findOne({}, { projection });
    await expect(found).rejects.toMatchObject({ code: 168, message });
  });

  it.each(['a.$', 'a.b.$'])('the positional projection %s', async (path) => {
    const found = server.collection('things').findOne({ a: 1 }, { projection: { [path]: 1 } });
    const message = `The positional projection '${path}' is not supported by the embedded engine`;
    await expect(found).rejects.toMatchObject({ code: 16410, message });
  });

  it.each<[string, object]>([
    ['path', { path: '$a' }],
    ['path', { path: '$a', preserveNullAndEmptyArrays: true }],
    ['includeArrayIndex', { includeArrayIndex: 'i', path: '$a' }],
  ])('the option %s of $unwind: %j', async (option, unwind) => {
    const unwound = server
      .collection('things')
      .aggregate([{ $unwind: unwind }])
      .toArray();
    await expect(unwound).rejects.toMatchObject({
      code: 28811,
      message: `unrecognized option to $unwind stage: ${option}`,
    });
  });

  it.each(['$currentOp', '$documents', '$listLocalSessions'])('in a pipeline over no collection: %s', async (stage) => {
    await expect(server.db.aggregate([{ [stage]: {} }]).toArray()).rejects.toMatchObject({
      code: 40324,
      message: `Unrecognized pipeline stage name: '${stage}'`,
    });
  });
});

describe('the engine refuses', () => {
  it.each([['[[:alpha:]]'], ['\\Qa.b\\E'], ['a\\hb'], ['\\R'], ['\\x{61}'], ['[]a]'], ['(?i:a)'], ['a++']])(
    'the regular expression %s, which JavaScript reads otherwise',
    async (pattern) => {
      const found = server.collection('things').find({ a: { $regex: pattern } });
      await expect(found.toArray()).rejects.toMatchObject({ code: 51091 });
    },
  );

  it('writes to collections of the system', async () => {
    const insert = server.db.command({ insert: 'system.things', documents: [{}] });
    await expect(insert).rejects.toMatchObject({ code: 73, codeName: 'InvalidNamespace' });
  });

  it('a write concern that needs several servers', async () => {
    const insert = server.db.command({ insert: 'things', documents: [{}], writeConcern: { w: 3 } });
    await expect(insert).rejects.toMatchObject({ code: 2, codeName: 'BadValue' });
  });

  it('a hint to a partial index that lacks documents of the query', async () => {
    const things = server.collection('things');
    await things.createIndex({ a: 1 }, { name: 'some', partialFilterExpression: { b: 1 } });
    await expect(things.find({ a: 1 }, { hint: 'some' }).toArray()).rejects.toMatchObject({ code: 291 });
    expect(await things.find({ a: 1, b: 1 }, { hint: 'some' }).toArray()).toEqual([]);
  });

  it('dates beyond those of JavaScript', async () => {
    const later = { $project: { later: { $add: [new Date(8.64e15), 1] } } };
    await expect(server.collection('things').aggregate([later]).toArray()).rejects.toMatchObject({ code: 15 });
  });

  it('results that are too large, with their size', async () => {
    const things = server.collection('large');
    await things.insertMany([1, 2].map(() => ({ text: 'x'.repeat(3_000_000) })));
    const three = { a: '$text', b: '$text', c: '$text' };
    await expect(things.aggregate([{ $group: { _id: null, all: { $push: three } } }]).toArray()).rejects.toMatchObject({
      code: 10334,
      message: expect.stringMatching(/^BSONObj size: (\d+|over 17 MB) is invalid/),
    });
  });

  it('transactions, with the message of a stand-alone server', async () => {
    const transaction = { txnNumber: Long.fromNumber(1), startTransaction: true, autocommit: false };
    await expect(server.db.command({ find: 'things', ...transaction })).rejects.toMatchObject({
      code: 20,
      codeName: 'IllegalOperation',
      message: 'Transaction numbers are only allowed on a replica set member or mongos',
    });
  });
});

describe('what explain only describes is refused as well', () => {
  it.each<[string, object]>([
    ['a stage', { aggregate: 'things', pipeline: [{ $lookup: {} }], cursor: {} }],
    ['an update operator', { update: 'things', updates: [{ q: {}, u: { $foo: { a: 1 } } }] }],
    ['a field of an update', { update: 'things', updates: [{ q: {}, u: { $set: { a: 1 } }, hint: 'a_1' }] }],
    ['a field of a delete', { delete: 'things', deletes: [{ q: {}, limit: 1, hint: 'a_1' }] }],
    ['a field of a command', { update: 'things', updates: [{ q: {}, u: { $set: { a: 1 } } }], nonsense: 1 }],
    ['a projection', { find: 'things', projection: { a: { $slice: 1 } } }],
  ])('%s', async (_title, explain) => {
    await expect(server.db.command({ explain })).rejects.toMatchObject({ ok: 0 });
  });
});
