import { type AggregateOptions, Double, Long } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

const document = {
  n: 5,
  text: 'Hello World',
  list: [3, 1, 2],
  docs: [
    { k: 'a', v: 1 },
    { k: 'b', v: 2 },
  ],
  doc: { x: 1, y: 2 },
  nothing: null,
  at: new Date('2024-02-29T13:14:15.016Z'),
  yes: true,
};

beforeAll(() => server.collection('things').insertOne({ ...document }));

/** The value of an expression for the document above; undefined where it has none. */
async function evaluate(expression: unknown, options: AggregateOptions = {}) {
  const [result] = await server
    .collection('things')
    .aggregate([{ $project: { _id: 0, x: expression } }], options)
    .toArray();
  return result?.x;
}

/** Parsed from text, because a linter takes an object with a field `then` for a promise. */
const json = (text: string): unknown => JSON.parse(text);

type Case = [expression: unknown, value: unknown];

describe('an expression', () => {
  it.each<Case>([
    ['$n', 5],
    ['$doc.x', 1],
    ['$docs.v', [1, 2]],
    ['$missing', undefined],
    ['$nothing', null],
    [{ $literal: '$n' }, '$n'],
    [
      ['$n', '$missing', 1],
      [5, null, 1],
    ],
    [{ a: '$n', b: '$missing' }, { a: 5 }],
    [{ $add: ['$n', 2, 0.5] }, 7.5],
    [{ $add: ['$at', 1000] }, new Date('2024-02-29T13:14:16.016Z')],
    [{ $add: ['$n', null] }, null],
    [{ $gte: ['$at', new Date(0)] }, true],
    [{ $gte: ['$n', Long.fromNumber(5)] }, true],
    [{ $gte: ['$text', 99] }, true],
    [{ $gte: ['$missing', '$nothing'] }, false],
    [{ $cond: ['$yes', 1, 2] }, 1],
    [{ $cond: [{ $gte: ['$n', 9] }, 1, 2] }, 2],
    [json('{ "$cond": { "if": 0, "then": 1, "else": "$text" } }'), 'Hello World'],
    [{ $ifNull: ['$nothing', '$missing', 'x'] }, 'x'],
    [{ $ifNull: ['$n', 'x'] }, 5],
  ])('%j has its value', async (expression, value) => {
    expect(await evaluate(expression)).toEqual(value);
  });

  it.each([
    ['ints stay ints', [1, 2], 'Int32', '3'],
    ['ints that grow too large become a long', [2147483647, 1], 'Long', '2147483648'],
    ['a double wins over a long', [new Double(1), Long.fromNumber(1)], 'Double', '2'],
    ['longs that grow too large become a double', [Long.MAX_VALUE, 1], 'Double', '9223372036854776000'],
  ])('the type of a sum: %s', async (_title, $add, type, text) => {
    const sum = await evaluate({ $add }, { promoteValues: false });
    expect([sum._bsontype, String(sum)]).toEqual([type, text]);
  });

  it.each<[expression: unknown, code: number | undefined]>([
    [{ $foo: 1 }, 168],
    [{ $gte: [1] }, 16020],
    [{ $add: ['$text'] }, 14],
    [{ $add: ['$at', '$at'] }, 16612],
    [{ $add: [1], $gte: [1, 1] }, 15983],
    ['$$nothing', 17276],
    [{ $cond: [1, 2] }, 16020],
    [json('{ "$cond": { "if": 1, "then": 2 } }'), undefined],
    [json('{ "$cond": { "if": 1, "then": 2, "else": 3, "other": 4 } }'), undefined],
    [{ $ifNull: [1] }, 1257300],
  ])('%j is refused', async (expression, code) => {
    await expect(evaluate(expression)).rejects.toMatchObject({ code: code ?? expect.any(Number) });
  });
});
