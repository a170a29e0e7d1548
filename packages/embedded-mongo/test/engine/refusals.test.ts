import { Code, Long } from 'mongodb';
import { useEngine } from '../harness';

const server = useEngine();

type Case = [command: object, code: number, codeName: string];

describe('what the engine does not do it refuses', () => {
  beforeAll(() => server.collection('things').insertOne({ a: 1 }));

  it.each<Case>([
    [{ mapReduce: 'things' }, 59, 'CommandNotFound'],
    [{ find: 'things', tailable: true }, 238, 'NotImplemented'],
    [{ find: 'things', min: { a: 1 } }, 238, 'NotImplemented'],
    [{ find: 'things', showRecordId: true }, 238, 'NotImplemented'],
    [{ create: 'other', capped: true, size: 1000 }, 238, 'NotImplemented'],
    [{ create: 'other', viewOn: 'things', pipeline: [] }, 238, 'NotImplemented'],
    [{ create: 'other', timeseries: { timeField: 't' } }, 238, 'NotImplemented'],
    [{ find: 'things', readConcern: { level: 'snapshot' } }, 123, 'NotAReplicaSet'],
    [{ insert: 'things', documents: [{}], writeConcern: { w: 3 } }, 2, 'BadValue'],
    [{ insert: 'system.things', documents: [{}] }, 73, 'InvalidNamespace'],
    [{ aggregate: 'things', pipeline: [{ $changeStream: {} }], cursor: {} }, 40573, 'Location40573'],
    [{ find: 'things', readConcern: { nonsense: 1 } }, 40415, 'IDLUnknownField'],
    [{ insert: 'things', documents: [{}], writeConcern: { nonsense: 1 } }, 40415, 'IDLUnknownField'],
    [{ collStats: 'things', scale: 0 }, 51024, 'Location51024'],
    [{ find: 'things', collation: { locale: 'de@collation=phonebook' } }, 238, 'NotImplemented'],
    [{ aggregate: 'things', pipeline: [{ $fill: { output: {} } }], cursor: {} }, 238, 'NotImplemented'],
    [{ aggregate: 'things', pipeline: [{ $densify: {} }], cursor: {} }, 238, 'NotImplemented'],
    [{ aggregate: 'things', pipeline: [{ $collStats: { nonsense: {} } }], cursor: {} }, 40415, 'IDLUnknownField'],
    [{ aggregate: 'things', pipeline: [{ $geoNear: {} }], cursor: {} }, 40324, 'Location40324'],
    [{ aggregate: 'things', pipeline: [{ $search: {} }], cursor: {} }, 40324, 'Location40324'],
  ])('%j', async (command, code, codeName) => {
    await expect(server.db.command(command)).rejects.toMatchObject({ code, codeName });
  });

  it.each<[object, number]>([
    [{ $where: 'true' }, 2],
    [{ $where: new Code('true') }, 2],
    [{ $text: { $search: 'x' } }, 2],
    [{ a: { $near: [0, 0] } }, 2],
    [{ a: { $geoWithin: {} } }, 2],
    [{ $expr: { $function: { body: 'x', args: [], lang: 'js' } } }, 168],
  ])('in a filter %j', async (filter, code) => {
    await expect(server.collection('things').find(filter).toArray()).rejects.toMatchObject({ code });
  });

  it.each([
    ['$covariancePop', { $covariancePop: ['$a', '$a'] }],
    ['$locf', { $locf: '$a' }],
    ['a range', { $sum: '$a', window: { range: [-1, 1] } }],
  ])('in a window %s', async (_title, x) => {
    const things = server.collection('things');
    const stage = { $setWindowFields: { sortBy: { a: 1 }, output: { x } } };
    await expect(things.aggregate([stage]).toArray()).rejects.toMatchObject({ code: 238 });
  });

  it.each([['[[:alpha:]]'], ['\\Qa.b\\E'], ['a\\hb'], ['\\R'], ['\\x{61}'], ['[]a]'], ['(?i:a)'], ['a++']])(
    'the pattern %s, which JavaScript reads otherwise',
    async (pattern) => {
      const found = server.collection('things').find({ a: { $regex: pattern } });
      await expect(found.toArray()).rejects.toMatchObject({ code: 51091 });
    },
  );

  it('dates beyond those of JavaScript, instead of taking them for others', async () => {
    const things = server.collection('things');
    const last = new Date(8.64e15);
    const later = { $dateAdd: { startDate: last, unit: 'day', amount: 5 } };
    await expect(things.aggregate([{ $project: { later } }]).toArray()).rejects.toMatchObject({ code: 15 });
    const long = { $toDate: Long.MAX_VALUE };
    await expect(things.aggregate([{ $project: { long } }]).toArray()).rejects.toMatchObject({ code: 15 });
  });

  it('a second parameter beside the one that can be set', async () => {
    const command = { setParameter: 1, ttlMonitorSleepSecs: 60, nonsense: 1 };
    await expect(server.client.db('admin').command(command)).rejects.toMatchObject({ code: 40415 });
  });

  it('a hint to a partial index that lacks what is asked for', async () => {
    const things = server.collection('things');
    await things.createIndex({ a: 1 }, { name: 'some', partialFilterExpression: { b: 1 } });
    await expect(things.find({ a: 1 }, { hint: 'some' }).toArray()).rejects.toMatchObject({ code: 291 });
    expect(await things.find({ a: 1, b: 1 }, { hint: 'some' }).toArray()).toEqual([]);
  });

  it('answers that are too large, with their size', async () => {
    const things = server.collection('large');
    await things.insertMany([1, 2].map(() => ({ text: 'x'.repeat(10_000_000) })));
    await expect(
      things.aggregate([{ $group: { _id: null, all: { $push: '$text' } } }]).toArray(),
    ).rejects.toMatchObject({
      code: 10334,
      message: expect.stringMatching(/^BSONObj size: (\d+|over 17 MB) is invalid/),
    });
  });

  it.each([['text'], ['2dsphere'], ['hashed']])('an index of the kind %s', async (kind) => {
    await expect(server.collection('things').createIndex({ a: kind as never })).rejects.toMatchObject({
      code: 67,
      codeName: 'CannotCreateIndex',
      message: expect.stringContaining(`Unknown index plugin '${kind}'`),
    });
  });

  it('transactions, with the sentence of a stand-alone server', async () => {
    const transaction = { txnNumber: Long.fromNumber(1), startTransaction: true, autocommit: false };
    await expect(server.db.command({ find: 'things', ...transaction })).rejects.toMatchObject({
      code: 20,
      codeName: 'IllegalOperation',
      message: 'Transaction numbers are only allowed on a replica set member or mongos',
    });
  });

  it('unknown commands with the sentence of MongoDB', async () => {
    await expect(server.db.command({ nonsense: 1 })).rejects.toMatchObject({ message: "no such command: 'nonsense'" });
    await expect(server.db.command({ constructor: 1 })).rejects.toMatchObject({ code: 59 });
  });
});
