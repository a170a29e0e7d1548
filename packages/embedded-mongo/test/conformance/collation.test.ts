import { useServer } from '../harness';

const server = useServer();
const anyCase = { locale: 'en', strength: 2 };

async function names(...list: string[]) {
  const people = server.collection<{ _id: number; name: string }>();
  await people.insertMany(list.map((name, _id) => ({ _id, name })));
  return people;
}

describe('with a collation', () => {
  it.each([
    ['equality', { name: 'ANNA' }, [0, 1]],
    ['a list', { name: { $in: ['anna', 'BOB'] } }, [0, 1, 2]],
    ['a long list', { name: { $in: ['anna', ...'cdefghijkl'] } }, [0, 1]],
    ['a range', { name: { $gte: 'b' } }, [2]],
    ['inequality', { name: { $ne: 'anna' } }, [2, 3]],
    ['a pattern does not change', { name: /^anna/ }, [1]],
  ])('%s ignores case where it should', async (_title, filter, found) => {
    const people = await names('Anna', 'anna', 'bob', 'änna');
    const ids = (await people.find(filter, { collation: anyCase }).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(ids).toEqual(found);
  });

  it.each([
    [1, ['Anna', 'anna', 'änna']],
    [2, ['Anna', 'anna']],
    [3, ['anna']],
  ])('of strength %d a name finds %j', async (strength, found) => {
    const people = await names('Anna', 'anna', 'änna');
    const result = await people
      .find({ name: 'anna' }, { collation: { locale: 'en', strength } })
      .sort({ _id: 1 })
      .toArray();
    expect(result.map(({ name }) => name)).toEqual(found);
  });

  it('a partial index of other rules hides nothing', async () => {
    const people = await names('anna', 'Anna');
    await people.createIndex({ _id: 1, name: 1 }, { name: 'plain', partialFilterExpression: { name: 'anna' } });
    await people.createIndex({ name: 1 }, { partialFilterExpression: { name: { $gte: 'a' } } });
    expect(await people.find({ name: 'anna' }, { collation: anyCase }).toArray()).toHaveLength(2);
    expect(await people.find({ _id: 1, name: 'anna' }, { collation: anyCase }).toArray()).toHaveLength(1);
  });

  it.each([
    [{ strength: '2' }, 14],
    [{ numericOrdering: 'yes' }, 14],
    [{ caseLevel: 'x' }, 14],
    [{ maxVariable: 5 }, 14],
    [{ caseFirst: 'nonsense' }, 2],
    [{ nonsense: 1 }, 40415],
  ])('that makes no sense is refused: %j', async (options, code) => {
    const collation = { locale: 'en', ...options };
    await expect(server.db.command({ find: 'things', collation })).rejects.toMatchObject({ code });
  });

  it('an update and a delete find the same', async () => {
    const people = await names('Anna', 'anna', 'bob');
    expect(
      await people.updateMany({ name: 'ANNA' }, { $set: { x: 1 } } as never, { collation: anyCase }),
    ).toMatchObject({ matchedCount: 2 });
    expect(await people.deleteMany({ name: 'ANNA' }, { collation: anyCase })).toMatchObject({ deletedCount: 2 });
    expect(await people.findOneAndDelete({ name: 'BOB' }, { collation: anyCase })).toMatchObject({ name: 'bob' });
  });

  it('groups and distinct values are one', async () => {
    const people = await names('Anna', 'anna', 'bob');
    expect(await people.distinct('name', {}, { collation: anyCase })).toHaveLength(2);
    expect(await people.aggregate([{ $group: { _id: '$name' } }], { collation: anyCase }).toArray()).toHaveLength(2);
  });

  it('the index of the same collation is used, another one is not', async () => {
    const people = await names('Anna', 'anna', 'bob');
    await people.createIndex({ name: 1 }, { collation: anyCase });
    const plan = async (options: object) =>
      JSON.stringify((await people.find({ name: 'ANNA' }, options).explain('queryPlanner')).queryPlanner.winningPlan);
    expect(await plan({ collation: anyCase })).toContain('"IXSCAN"');
    expect(await plan({})).toContain('"COLLSCAN"');
    expect(await people.countDocuments({ name: 'ANNA' }, { collation: anyCase })).toBe(2);
  });

  it('a collection hands its own to queries and indexes', async () => {
    const people = await server.db.createCollection('people', { collation: anyCase });
    await people.createIndex({ name: 1 }, { unique: true });
    await people.insertOne({ name: 'Anna' });
    expect(await people.countDocuments({ name: 'aNNa' })).toBe(1);
    await expect(people.insertOne({ name: 'ANNA' })).rejects.toMatchObject({ code: 11000 });
  });

  it.each([[{ locale: 'xx_nowhere_at_all' }], [{ locale: 'en', strength: 9 }], [{ locale: 'en', nonsense: 1 }]])(
    'is refused when it makes no sense: %j',
    async (collation) => {
      const people = await names('x');
      const found = people.find({}, { collation: collation as never }).toArray();
      await expect(found).rejects.toMatchObject({ code: expect.any(Number) });
    },
  );
});
