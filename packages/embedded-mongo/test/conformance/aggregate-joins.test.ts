import { ObjectId } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

async function filled(documents: object[]) {
  const collection = server.collection();
  await collection.insertMany(documents.map((each, _id) => ({ _id: _id as never, ...each })));
  return collection;
}

const school = new ObjectId();
const pupils = [{ name: 'anna', school }, { name: 'bob', school: new ObjectId() }, { name: 'carl' }];
const schools = [{ key: school, town: 'Sydney' }, { town: 'Nowhere' }];

describe('$lookup', () => {
  it('joins by equal fields, and a missing field with a missing one', async () => {
    const [left, right] = [await filled(pupils), await filled(schools)];
    const lookup = { from: right.collectionName, localField: 'school', foreignField: 'key', as: 'found' };
    const joined = await left.aggregate([{ $lookup: lookup }, { $sort: { _id: 1 } }]).toArray();
    expect(joined.map(({ found }) => found.map(({ town }: { town: string }) => town))).toEqual([
      ['Sydney'],
      [],
      ['Nowhere'],
    ]);
  });

  it('joins each element of an array, with an index and without', async () => {
    const [left, right] = [
      await filled([{ keys: [1, 2] }, { keys: [] }]),
      await filled([{ key: 1 }, { key: 2 }, { key: 3 }]),
    ];
    const lookup = { from: right.collectionName, localField: 'keys', foreignField: 'key', as: 'found' };
    const join = () => left.aggregate([{ $lookup: lookup }, { $project: { n: { $size: '$found' } } }]).toArray();
    expect(await join()).toEqual([
      { _id: 0, n: 2 },
      { _id: 1, n: 0 },
    ]);
    await right.createIndex({ key: 1 });
    expect(await join()).toEqual([
      { _id: 0, n: 2 },
      { _id: 1, n: 0 },
    ]);
  });

  it('runs a pipeline with variables of the document', async () => {
    const [left, right] = [await filled([{ min: 2 }, { min: 9 }]), await filled([{ n: 1 }, { n: 2 }, { n: 3 }])];
    const lookup = {
      from: right.collectionName,
      let: { min: '$min' },
      pipeline: [
        { $match: { $expr: { $gte: ['$n', '$$min'] } } },
        { $project: { _id: 0, n: 1 } },
        { $sort: { n: -1 } },
      ],
      as: 'found',
    };
    const joined = await left.aggregate([{ $lookup: lookup }]).toArray();
    expect(joined.map(({ found }) => found)).toEqual([[{ n: 3 }, { n: 2 }], []]);
  });

  it('joins by fields and goes on with a pipeline', async () => {
    const [left, right] = [
      await filled([{ k: 1 }]),
      await filled([
        { k: 1, n: 1 },
        { k: 1, n: 5 },
        { k: 2, n: 9 },
      ]),
    ];
    const lookup = {
      from: right.collectionName,
      localField: 'k',
      foreignField: 'k',
      pipeline: [{ $match: { n: { $gt: 2 } } }, { $project: { _id: 0, n: 1 } }],
      as: 'a.b',
    };
    expect(await left.aggregate([{ $lookup: lookup }]).toArray()).toEqual([{ _id: 0, k: 1, a: { b: [{ n: 5 }] } }]);
  });

  it('of a collection that does not exist finds nothing', async () => {
    const left = await filled([{ k: 1 }]);
    const lookup = { from: 'nothing_at_all', localField: 'k', foreignField: 'k', as: 'found' };
    expect(await left.aggregate([{ $lookup: lookup }]).toArray()).toEqual([{ _id: 0, k: 1, found: [] }]);
  });
});

describe('other joins', () => {
  it('$unionWith appends another collection', async () => {
    const [left, right] = [await filled([{ n: 1 }]), await filled([{ n: 2 }, { n: 3 }])];
    const union = { coll: right.collectionName, pipeline: [{ $match: { n: 3 } }] };
    expect(await left.aggregate([{ $unionWith: union }, { $project: { _id: 0 } }]).toArray()).toEqual([
      { n: 1 },
      { n: 3 },
    ]);
  });

  it('$graphLookup follows a chain', async () => {
    const people = await filled([{ name: 'a', boss: 'b' }, { name: 'b', boss: 'c' }, { name: 'c' }]);
    const lookup = {
      from: people.collectionName,
      startWith: '$boss',
      connectFromField: 'boss',
      connectToField: 'name',
      as: 'bosses',
      depthField: 'depth',
    };
    const [first] = await people.aggregate([{ $match: { name: 'a' } }, { $graphLookup: lookup }]).toArray();
    const bosses = first?.bosses.map(({ name, depth }: { name: string; depth: number }) => [name, depth]).sort();
    expect(bosses).toEqual([
      ['b', 0],
      ['c', 1],
    ]);
  });
});

describe('writing stages', () => {
  it('$out replaces a collection and keeps its indexes', async () => {
    const [left, right] = [await filled([{ n: 1 }, { n: 2 }]), await filled([{ old: 1 }])];
    await right.createIndex({ n: 1 });
    expect(await left.aggregate([{ $match: { n: 2 } }, { $out: right.collectionName }]).toArray()).toEqual([]);
    expect(await right.find().toArray()).toEqual([{ _id: 1, n: 2 }]);
    expect((await right.indexes()).map(({ name }) => name)).toEqual(['_id_', 'n_1']);
  });

  it('$out that fails leaves the collection as it was', async () => {
    const [left, right] = [await filled([{ n: 1 }, { n: 1 }]), await filled([{ n: 5 }])];
    await right.createIndex({ n: 1 }, { unique: true });
    const refused = left.aggregate([{ $out: right.collectionName }]).toArray();
    await expect(refused).rejects.toMatchObject({ code: 11000 });
    expect(await right.find().toArray()).toEqual([{ _id: 0, n: 5 }]);
    expect(await right.estimatedDocumentCount()).toBe(1);
  });

  it('$out keeps the rules of its collection', async () => {
    const collation = { locale: 'en', strength: 2 };
    const people = await server.db.createCollection<{ _id: string }>('people', { collation });
    await (await filled([{}])).aggregate([{ $set: { _id: 'Anna' } }, { $out: 'people' }]).toArray();
    await expect(people.insertOne({ _id: 'anna' })).rejects.toMatchObject({ code: 11000 });
  });

  it('$merge passes by a validator when it is told to', async () => {
    const strict = await server.db.createCollection('strict', { validator: { n: { $type: 'string' } } });
    const left = await filled([{ n: 1 }]);
    const merge = (options: object) => left.aggregate([{ $merge: 'strict' }], options).toArray();
    await expect(merge({})).rejects.toMatchObject({ code: 121 });
    await merge({ bypassDocumentValidation: true });
    expect(await strict.countDocuments()).toBe(1);
  });

  it('$graphLookup is refused with a depth that is no number', async () => {
    const fields = { from: 'x', startWith: '$n', connectFromField: 'n', connectToField: 'n', as: 'all' };
    const stage = { $graphLookup: { ...fields, maxDepth: 'x' } };
    await expect((await filled([{}])).aggregate([stage]).toArray()).rejects.toMatchObject({ code: 40100 });
  });

  it('$merge merges what is there and inserts the rest', async () => {
    const [left, right] = [await filled([{ n: 1 }, { n: 2 }]), await filled([{ old: 1 }])];
    await left.aggregate([{ $merge: right.collectionName }]).toArray();
    expect(await right.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 0, old: 1, n: 1 },
      { _id: 1, n: 2 },
    ]);
  });

  it('$merge by another unique field, with a pipeline', async () => {
    const [left, right] = [
      await filled([
        { key: 'x', n: 5 },
        { key: 'y', n: 6 },
      ]),
      await filled([{ key: 'x', n: 1 }]),
    ];
    await right.createIndex({ key: 1 }, { unique: true });
    const merge = {
      into: right.collectionName,
      on: 'key',
      whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n'] } } }],
      whenNotMatched: 'discard',
    };
    await left.aggregate([{ $project: { _id: 0 } }, { $merge: merge }]).toArray();
    expect(await right.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ key: 'x', n: 6 }]);
  });

  it('$merge by a field without a unique index is refused', async () => {
    const [left, right] = [await filled([{ key: 'x' }]), await filled([{ key: 'x' }])];
    const refused = left.aggregate([{ $merge: { into: right.collectionName, on: 'key' } }]).toArray();
    await expect(refused).rejects.toMatchObject({ code: 51183 });
  });
});
