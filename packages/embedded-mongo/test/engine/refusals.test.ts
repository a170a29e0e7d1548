import { Code, Long } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

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
