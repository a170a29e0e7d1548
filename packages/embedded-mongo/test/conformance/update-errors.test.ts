import { useServer } from '../harness';

const server = useServer();

/** An update, and the code with which it is refused for the document below. */
type Case = [update: object, code: number, options?: object];

const before = { _id: 1, n: 5, s: 'x', list: [1], doc: { x: 1 }, nothing: null };
const unchanged = () => server.collection<{ _id: number }>('unchanged');
beforeAll(() => unchanged().insertOne(before));

async function update(change: object, options: object = {}) {
  const things = unchanged();
  const statement = { q: { _id: 1 }, u: change, ...options };
  const { writeErrors } = await server.db.command({ update: things.collectionName, updates: [statement] });
  return { writeErrors, isUnchanged: JSON.stringify(await things.findOne()) === JSON.stringify(before) };
}

describe('an invalid update is refused and changes nothing', () => {
  it.each<Case>([
    [{ $foo: { a: 1 } }, 9],
    [{ $set: 5 }, 9],
    [{ $set: { n: 1 }, a: 1 }, 9],
    [{ $set: { _id: 2 } }, 66],
    [{ $inc: { _id: 1 } }, 66],
    [{ $unset: { _id: 1 } }, 66],
    [{ _id: 2, a: 1 }, 66],
    [[{ $set: { _id: 2 } }], 66],
    [{ $set: { n: 1 }, $inc: { n: 1 } }, 40],
    [{ $set: { doc: 1, 'doc.x': 1 } }, 40],
    [{ $set: { 'doc.x': 1 }, $unset: { doc: 1 } }, 40],
    [{ $set: { 'n.x': 1 } }, 28],
    [{ $set: { 'list.x': 1 } }, 28],
    [{ $set: { 'nothing.x': 1 } }, 28],
    [{ $inc: { nothing: 1 } }, 14],
    [{ $push: { nothing: 1 } }, 2],
    [{ $set: { '': 1 } }, 56],
    [{ $set: { 'a..b': 1 } }, 56],
    [{ $set: { 'a.': 1 } }, 56],
    [{ $set: { '$a.b': 1 } }, 52],
    [{ a: 1, $set: { n: 1 } }, 52],
    [{ $inc: { s: 1 } }, 14],
    [{ $inc: { n: 'x' } }, 14],
    [{ $push: { n: 1 } }, 2],
    [{ $push: { list: { $each: 5 } } }, 2],
    [{ $push: { list: { $each: [1], $foo: 1 } } }, 2],
    [{ $addToSet: { n: 1 } }, 2],
    [{ $pull: { n: 1 } }, 2],
    [{ $set: { 'list.$': 1 } }, 2],
    [{ $set: { 'n.$[]': 1 } }, 2],
    [{ $set: { 'missing.$[]': 1 } }, 2],
    [{ $set: { 'list.$[e]': 1 } }, 2],
    [{ $set: { n: 1 } }, 9, { arrayFilters: [{ e: 1 }] }],
    [{ $set: { 'list.$[e]': 1 } }, 9, { arrayFilters: [{ e: 1 }, { e: 2 }] }],
    [{ a: 1 }, 9, { multi: true }],
    [[{ $match: {} }], 72],
    [[{ $foo: 1 }], 40324],
  ])('%j', async (...[change, code, options]: Case) => {
    const { writeErrors, isUnchanged } = await update(change, options);
    expect(writeErrors).toMatchObject([{ index: 0, code }]);
    expect(isUnchanged).toBe(true);
  });

  it('names the fields in conflict', async () => {
    const { writeErrors } = await update({ $set: { doc: 1, 'doc.x': 1 } });
    expect(writeErrors[0].errmsg).toBe("Updating the path 'doc.x' would create a conflict at 'doc'");
  });
});

describe('a batch of updates', () => {
  const updates = [
    { q: { _id: 1 }, u: { $inc: { n: 1 } } },
    { q: { _id: 1 }, u: { $foo: 1 } },
    { q: { _id: 1 }, u: { $inc: { n: 1 } } },
  ];

  it.each([
    [true, 6],
    [false, 7],
  ])('with ordered %s leaves n at %d', async (ordered, n) => {
    const things = server.collection<{ _id: number; n: number }>();
    await things.insertOne({ _id: 1, n: 5 });
    const { writeErrors } = await server.db.command({ update: things.collectionName, updates, ordered });
    expect(writeErrors).toMatchObject([{ index: 1, code: 9 }]);
    expect(await things.findOne()).toEqual({ _id: 1, n });
  });
});
