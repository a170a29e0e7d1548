import { useServer } from '../harness';

const server = useServer();

describe('collections', () => {
  it('are made by the first insert, or beforehand', async () => {
    await server.collection('made_by_insert').insertOne({});
    await server.db.createCollection('made_before');
    const names = (await server.db.listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['made_by_insert', 'made_before']));
  });

  it('are listed by a filter', async () => {
    await server.db.createCollection('listed_one');
    expect(await server.db.listCollections({ name: 'listed_one' }).toArray()).toMatchObject([
      { name: 'listed_one', type: 'collection', options: {}, idIndex: { key: { _id: 1 } } },
    ]);
    expect(await server.db.listCollections({ name: 'listed_one' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'listed_one', type: 'collection' },
    ]);
  });

  it('cannot be made twice with other options', async () => {
    await server.db.createCollection('twice');
    const again = server.db.createCollection('twice', { validator: { a: 1 } });
    await expect(again).rejects.toMatchObject({ code: 48, codeName: 'NamespaceExists' });
  });

  it('are dropped with all they hold, and can be made again', async () => {
    const things = server.collection('dropped');
    await things.insertOne({ a: 1 });
    await things.createIndex({ a: 1 }, { unique: true });
    expect(await things.drop()).toBe(true);
    expect(await things.find().toArray()).toEqual([]);
    await things.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await things.countDocuments()).toBe(2);
  });

  it('are renamed', async () => {
    const things = server.collection('old_name');
    await things.insertOne({ a: 1 });
    await things.createIndex({ a: 1 });
    const renamed = await things.rename('new_name');
    expect(await renamed.countDocuments({ a: 1 })).toBe(1);
    expect((await renamed.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1']);
    expect(await things.countDocuments()).toBe(0);
  });

  it('are renamed over another one only when that is meant', async () => {
    const things = server.collection('source');
    await things.insertOne({ a: 1 });
    await server.collection('target').insertOne({ b: 1 });
    await expect(things.rename('target')).rejects.toMatchObject({ code: 48 });
    await things.rename('target', { dropTarget: true });
    expect(await server.collection('target').countDocuments({ a: 1 })).toBe(1);
    await expect(things.rename('other')).rejects.toMatchObject({ code: 26 });
  });

  it('refuse what their validator does not match', async () => {
    const validator = { $jsonSchema: { required: ['name'], properties: { name: { bsonType: 'string' } } } };
    const people = await server.db.createCollection<{ name?: unknown }>('validated', { validator });
    await people.insertOne({ name: 'anna' });
    await expect(people.insertOne({ name: 5 })).rejects.toMatchObject({ code: 121 });
    await expect(people.updateOne({}, { $unset: { name: 1 } })).rejects.toMatchObject({ code: 121 });
    await people.insertOne({ name: 5 }, { bypassDocumentValidation: true });
    await server.db.command({ collMod: 'validated', validator: {} });
    await people.insertOne({});
  });

  it('change how long the documents of an index live', async () => {
    const things = server.collection('modified');
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 100 });
    await server.db.command({ collMod: 'modified', index: { keyPattern: { at: 1 }, expireAfterSeconds: 200 } });
    expect(await things.indexes()).toMatchObject([{}, { expireAfterSeconds: 200 }]);
  });

  it('hide an index, which is then not used, and show it again', async () => {
    const things = server.collection<{ _id: number; a: number }>('hidden');
    await things.createIndex({ a: 1 });
    await things.insertOne({ _id: 1, a: 1 });
    await server.db.command({ collMod: 'hidden', index: { name: 'a_1', hidden: true } });
    await expect(things.find({ a: 1 }, { hint: 'a_1' }).toArray()).rejects.toMatchObject({ code: 2 });
    expect(await things.find({ a: 1 }).toArray()).toHaveLength(1);
    await server.db.command({ collMod: 'hidden', index: { name: 'a_1', hidden: false } });
    expect(await things.find({ a: 1 }, { hint: 'a_1' }).toArray()).toHaveLength(1);
    expect((await things.indexes())[1]).not.toHaveProperty('hidden');
  });

  it.each<[object, number]>([
    [{ create: 'nonsense', validationLevel: 'nonsense' }, 2],
    [{ create: 'nonsense', validationAction: 'nonsense' }, 2],
    [{ collMod: 'kept', validationAction: 'nonsense' }, 2],
    [{ collMod: 'kept', index: { name: 'at_1', hidden: 'perhaps' } }, 14],
    [{ collMod: 'kept', index: { name: 'at_1', expireAfterSeconds: 'abc' } }, 14],
    [{ collMod: 'kept', index: { name: 'at_1', expireAfterSeconds: -1 } }, 72],
    [{ collMod: 'kept', index: { name: 'at_1', expireAfterSeconds: null } }, 72],
    [{ collMod: 'kept', index: { name: 'at_1', nonsense: true } }, 40415],
    [{ collMod: 'kept', index: { hidden: true } }, 72],
    [{ collMod: 'kept', index: { name: 'none', hidden: true } }, 27],
    [{ collMod: 'kept', index: { name: '_id_', hidden: true } }, 2],
  ])('are not changed by what makes no sense: %j', async (command, code) => {
    const kept = server.collection('kept');
    await kept.createIndex({ at: 1 }, { expireAfterSeconds: 100 });
    await expect(server.db.command(command)).rejects.toMatchObject({ code });
    expect(await kept.indexes()).toMatchObject([{ name: '_id_' }, { name: 'at_1', expireAfterSeconds: 100 }]);
  });

  it.each(['', '.x', 'x.', 'a$b', `x${'y'.repeat(300)}`])('cannot be called %j', async (name) => {
    await expect(server.db.command({ insert: name, documents: [{}] })).rejects.toMatchObject({
      code: 73,
      codeName: 'InvalidNamespace',
    });
  });

  it('are told about by their statistics', async () => {
    const things = server.collection('counted');
    await things.insertMany([{ a: 1 }, { a: 2 }]);
    expect(await server.db.command({ collStats: 'counted' })).toMatchObject({ count: 2, nindexes: 1 });
    const [stats] = await things.aggregate([{ $collStats: { count: {} } }]).toArray();
    expect(stats).toMatchObject({ count: 2 });
    expect(await things.aggregate([{ $indexStats: {} }]).toArray()).toMatchObject([{ name: '_id_', key: { _id: 1 } }]);
  });
});

describe('databases', () => {
  it('are listed while they hold something', async () => {
    await server.collection('anything').insertOne({});
    const { databases } = await server.client.db().admin().listDatabases();
    expect(databases.map(({ name }) => name)).toContain(server.db.databaseName);
  });

  it('are told about by their statistics', async () => {
    await server.collection('anything').insertOne({});
    expect(await server.db.stats()).toMatchObject({ db: server.db.databaseName, ok: 1 });
  });
});
