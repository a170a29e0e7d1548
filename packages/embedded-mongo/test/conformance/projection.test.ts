import { useServer } from '../harness';

const server = useServer();

type Case = [title: string, document: object, projection: object, shown: object];

async function project(document: object, projection: object) {
  const things = server.collection<{ _id: number }>();
  await things.insertOne({ _id: 1, ...document });
  return things.findOne({}, { projection });
}

const a = { x: 1, y: 2 };

describe('a projection', () => {
  it.each<Case>([
    ['keeps fields', { a: 1, b: 2 }, { b: 1 }, { _id: 1, b: 2 }],
    ['keeps fields without the _id', { a: 1, b: 2 }, { b: true, _id: 0 }, { b: 2 }],
    ['leaves fields out', { a: 1, b: 2 }, { a: 0 }, { _id: 1, b: 2 }],
    ['leaves the _id out', { a: 1 }, { _id: 0 }, { a: 1 }],
    ['keeps the _id alone', { a: 1 }, { _id: 1 }, { _id: 1 }],
    ['keeps a field of a document', { a, b: 1 }, { 'a.x': 1 }, { _id: 1, a: { x: 1 } }],
    ['keeps it when written as a document', { a, b: 1 }, { a: { x: 1 } }, { _id: 1, a: { x: 1 } }],
    ['leaves a field of a document out', { a }, { 'a.x': 0 }, { _id: 1, a: { y: 2 } }],
    [
      'keeps a field of the documents of an array',
      { a: [a, { y: 3 }, 5] },
      { 'a.x': 1 },
      { _id: 1, a: [{ x: 1 }, {}] },
    ],
    ['leaves a field of the documents of an array out', { a: [a, 5] }, { 'a.x': 0 }, { _id: 1, a: [{ y: 2 }, 5] }],
    ['keeps nothing of what is no document', { a: 5 }, { 'a.x': 1 }, { _id: 1 }],
    ['computes', { a: 1, b: 2 }, { sum: { $add: ['$a', '$b'] } }, { _id: 1, sum: 3 }],
    ['renames', { a: 1 }, { c: '$a' }, { _id: 1, c: 1 }],
    ['computes within a document', { a }, { 'a.z': { $literal: 5 }, 'a.x': 1 }, { _id: 1, a: { x: 1, z: 5 } }],
  ])('%s', async (_title, document, projection, shown) => {
    expect(await project(document, projection)).toEqual(shown);
  });

  it('keeps the order of the document, and adds computed fields behind it', async () => {
    const shown = await project({ b: 1, a: 2 }, { c: '$a', a: 1, b: 1 });
    expect(Object.keys(shown ?? {})).toEqual(['_id', 'b', 'a', 'c']);
  });

  it.each<[object, number]>([
    [{ a: 1, b: 0 }, 31254],
    [{ a: 0, b: 1 }, 31253],
    [{ a: 1, 'a.b': 1 }, 31249],
    [{ 'a.b': 1, a: 1 }, 31250],
    [{ a: { $foo: 1 } }, 168],
  ])('is refused: %j', async (projection, code) => {
    await expect(project({ a: 1 }, projection)).rejects.toMatchObject({ code });
  });
});
