import fc from 'fast-check';
import { type Collection, Decimal128, type Document, Long, ObjectId } from 'mongodb';
import { isLongRun } from '../../../../scripts/testing/extent';
import { useEngine } from '../harness';

const server = useEngine();

/** Values that are equal across types, or similar but not equal. */
const odd = fc.constantFrom<unknown>(
  1.5,
  Number.NaN,
  Long.fromNumber(2),
  Decimal128.fromString('1.5'),
  null,
  '',
  'a',
  'B',
  'b',
  'ab',
  'á',
  `${'x'.repeat(1100)}1`,
  `${'x'.repeat(1100)}2`,
  true,
  false,
  new Date(5),
  new ObjectId('64b7f0c0a1b2c3d4e5f60718'),
  {},
  { x: 1 },
);
/** Mostly few numbers, so that conditions match documents. */
const scalar = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 4 }) }, odd);
const small = <T>(element: fc.Arbitrary<T>) => fc.array(element, { maxLength: 3 });
const inner = fc.record({ b: fc.oneof(scalar, small(scalar)), c: scalar }, { requiredKeys: [] });
const value = fc.oneof({ weight: 4, arbitrary: scalar }, small(scalar), inner, small(inner));
const stored = fc.record({ a: value, b: scalar }, { requiredKeys: [] });

const path = fc.constantFrom('a', 'b', 'a.b', 'a.c', 'a.0');
const condition = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.record({ $in: fc.array(scalar, { maxLength: 4 }) }),
  fc.record({ $gte: scalar, $lt: scalar }, { requiredKeys: ['$gte'] }),
  fc.record({ $gt: scalar, $lte: scalar }, { requiredKeys: ['$lte'] }),
  fc.record({ $elemMatch: fc.record({ $gte: scalar, $lt: scalar }) }),
  fc.record({ $elemMatch: fc.record({ b: scalar, c: scalar }) }),
  fc.record({ $all: fc.array(scalar, { minLength: 1, maxLength: 2 }) }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $ne: scalar }),
  fc.constant({ $regex: '^a' }),
  small(scalar),
);
const simpleFilter = fc.dictionary(path, condition, { maxKeys: 2 });
const filter = fc.oneof(
  { weight: 4, arbitrary: simpleFilter },
  fc.tuple(simpleFilter, simpleFilter).map(([one, other]): Document => ({ $or: [one, other] })),
);

const direction = fc.constantFrom(1 as const, -1 as const);
const key = fc.dictionary(fc.constantFrom('a', 'b', 'a.b', 'a.c'), direction, { minKeys: 1, maxKeys: 3 });
const indexOptions = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.constantFrom<Document>(
    { sparse: true },
    { partialFilterExpression: { b: { $exists: true } } },
    { partialFilterExpression: { b: { $gt: 0 } } },
    { partialFilterExpression: { b: { $gte: 'a' } } },
    { partialFilterExpression: { b: 'b' } },
  ),
);
const indexes = fc.array(fc.tuple(key, indexOptions), { minLength: 1, maxLength: 4 });
const sort = fc.option(fc.dictionary(fc.constantFrom('a', 'b', 'a.b'), direction, { minKeys: 1, maxKeys: 2 }), {
  nil: undefined,
});

type Things = Collection<Document>;

/** Some indexes and documents do not go together, such as two arrays in one key; the indexes are left out. */
async function fill(indexed: Things, plain: Things, wanted: [Document, Document][], documents: Document[]) {
  const all = documents.map((each, _id) => ({ _id: _id as never, ...each }));
  await plain.insertMany(all);
  await indexed.insertMany(all);
  for (const [i, [each, options]] of wanted.entries())
    await indexed.createIndex(each as never, { name: `index${i}`, ...options }).catch(() => undefined);
}

/** Where an index refuses the replacement, the collection without indexes keeps its document as well. */
async function replaceSome(indexed: Things, plain: Things, replacements: Document[]) {
  for (const [i, replacement] of replacements.entries()) {
    const filter = { _id: (i * 3) as never };
    const isReplaced = await indexed.replaceOne(filter, replacement).then(
      () => true,
      () => false,
    );
    if (isReplaced) await plain.replaceOne(filter, replacement);
  }
}

const search = async (things: Things, wanted: Document, options: Document) =>
  (await things.find(wanted, options).toArray()).map(({ _id }) => _id);

it('a query finds the same documents by any index as by a scan of the collection', async () => {
  let round = 0;
  const property = fc.asyncProperty(
    indexes,
    fc.array(stored, { minLength: 10, maxLength: 25 }),
    fc.array(stored, { maxLength: 5 }),
    fc.array(fc.tuple(filter, sort), { minLength: 15, maxLength: isLongRun ? 30 : 20 }),
    async (wantedIndexes, documents, replacements, queries) => {
      const [indexed, plain] = [server.collection(`indexed${round}`), server.collection(`plain${round++}`)];
      await fill(indexed, plain, wantedIndexes, documents);
      await replaceSome(indexed, plain, replacements);
      for (const [wanted, order] of queries) {
        const options = order ? { sort: { ...order, _id: 1 } } : {};
        const planned = await search(indexed, wanted, options).catch(({ code }) => code);
        const scanned = await search(plain, wanted, options).catch(({ code }) => code);
        const inOrder = (list: never[]) => (order || !Array.isArray(list) ? list : [...list].sort((a, b) => a - b));
        expect(inOrder(planned)).toEqual(inOrder(scanned));
      }
    },
  );
  await fc.assert(property, { numRuns: isLongRun ? 50 : 3 });
}, 120_000);
