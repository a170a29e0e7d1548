import { useServer } from '../harness';

const server = useServer();

describe('collections', () => {
  it('are created by the first insert, or by a command', async () => {
    await server.collection('by_insert').insertOne({});
    await server.db.createCollection('by_command');
    const names = (await server.db.listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['by_insert', 'by_command']));
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

  it('cannot be created twice', async () => {
    await server.db.command({ create: 'twice' });
    await expect(server.db.command({ create: 'twice' })).rejects.toMatchObject({
      code: 48,
      codeName: 'NamespaceExists',
    });
  });

  it('are dropped with their documents and indexes, and can be created again', async () => {
    const things = server.collection('dropped');
    await things.insertOne({ a: 1 });
    await things.createIndex({ a: 1 }, { unique: true });
    expect(await things.drop()).toBe(true);
    expect(await things.find().toArray()).toEqual([]);
    await things.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await things.countDocuments()).toBe(2);
  });

  it.each(['', '.x', 'x.', 'a$b', `x${'y'.repeat(300)}`])('cannot have the name %j', async (name) => {
    await expect(server.db.command({ insert: name, documents: [{}] })).rejects.toMatchObject({
      code: 73,
      codeName: 'InvalidNamespace',
    });
  });
});

describe('a database', () => {
  it('is dropped with all its collections', async () => {
    const database = server.client.db(`${server.db.databaseName}_dropped`);
    await database.collection('things').insertOne({ a: 1 });
    expect(await database.command({ dropDatabase: 1 })).toMatchObject({ dropped: database.databaseName });
    expect(await database.listCollections().toArray()).toEqual([]);
    expect(await database.collection('things').countDocuments()).toBe(0);
  });
});
