import { Decimal128, Double, Long } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

/** The values of the field `x` that the stage adds, in the order of the documents. */
async function run(documents: object[], stage: object, options = {}) {
  const things = server.collection();
  await things.insertMany(documents.map((each, _id) => ({ _id: _id as never, ...each })));
  const found = await things
    .aggregate([{ $setWindowFields: stage }, { $sort: { _id: 1 } }], { promoteValues: false, ...options })
    .toArray();
  return found.map(({ x }) => x);
}

const numbers = [4, 1, 3, 3].map((n) => ({ n, kind: n > 2 ? 'large' : 'small' }));
const plain = { promoteValues: true };

describe('$setWindowFields', () => {
  it.each<[string, object, unknown[]]>([
    ['$sum so far', { $sum: '$n', window: { documents: ['unbounded', 'current'] } }, [11, 1, 4, 7]],
    ['$sum of all', { $sum: '$n' }, [11, 11, 11, 11]],
    ['$sum of the rest', { $sum: '$n', window: { documents: ['current', 'unbounded'] } }, [4, 11, 10, 7]],
    ['$avg of neighbours', { $avg: '$n', window: { documents: [-1, 1] } }, [3.5, 2, 7 / 3, 10 / 3]],
    ['$max of those before', { $max: '$n', window: { documents: [-2, -1] } }, [3, null, 1, 3]],
    ['$push so far', { $push: '$n', window: { documents: ['unbounded', 0] } }, [[1, 3, 3, 4], [1], [1, 3], [1, 3, 3]]],
    ['$first', { $first: '$n' }, [1, 1, 1, 1]],
    ['$count', { $count: {} }, [4, 4, 4, 4]],
    ['$rank', { $rank: {} }, [4, 1, 2, 2]],
    ['$denseRank', { $denseRank: {} }, [3, 1, 2, 2]],
    ['$documentNumber', { $documentNumber: {} }, [4, 1, 2, 3]],
    ['$shift', { $shift: { output: '$n', by: -1, default: 'none' } }, [3, 'none', 1, 3]],
    ['$shift without a default', { $shift: { output: '$n', by: 1 } }, [null, 3, 3, 4]],
  ])('%s', async (_title, x, values) => {
    expect(await run(numbers, { sortBy: { n: 1 }, output: { x } }, plain)).toEqual(values);
  });

  it('in each partition for itself', async () => {
    const stage = { partitionBy: '$kind', sortBy: { n: 1 }, output: { x: { $documentNumber: {} } } };
    expect(await run(numbers, stage, plain)).toEqual([3, 1, 1, 2]);
  });

  it('keeps the types of numbers', async () => {
    const decimals = ['1.5', '2.5'].map((v) => ({ v: Decimal128.fromString(v) }));
    expect((await run(decimals, { output: { x: { $sum: '$v' } } })).map(String)).toEqual(['4.0', '4.0']);
    const longs = [{ v: Long.fromString('9007199254740993') }];
    expect(await run(longs, { output: { x: { $sum: '$v' } } })).toEqual([longs[0]?.v]);
    expect(await run([{ v: 1 }], { output: { x: { $avg: '$v' } } })).toEqual([new Double(1)]);
  });

  it('knows the variables of the command', async () => {
    expect(await run([{}, {}], { output: { x: { $sum: '$$step' } } }, { let: { step: 3 }, ...plain })).toEqual([6, 6]);
  });

  it.each<[string, object, number]>([
    ['an unknown field', { nonsense: 1, output: {} }, 40415],
    ['no output', {}, 40414],
    ['an unknown function', { output: { x: { $nonsense: 1 } } }, 9],
    ['an unknown operator', { output: { x: { $sum: { $nonsense: 1 } } } }, 168],
    [
      'a window that ends before it begins',
      { sortBy: { n: 1 }, output: { x: { $sum: 1, window: { documents: [1, -1] } } } },
      5339900,
    ],
    ['a window without an order', { output: { x: { $sum: 1, window: { documents: [-1, 1] } } } }, 5339901],
    ['a rank without an order', { output: { x: { $rank: {} } } }, 5371602],
  ])('is refused with %s', async (_title, stage, code) => {
    await expect(run([{}], stage, plain)).rejects.toMatchObject({ code });
  });
});
