import { randomFrom } from '@wattle/contract/testing';
import { type Comparison, scaleOf } from './comparison-scale';

const wins = (counts: Record<string, Record<string, number>>): Comparison[] =>
  Object.entries(counts).flatMap(([winner, ofLosers]) =>
    Object.entries(ofLosers).flatMap(([loser, count]) => Array.from({ length: count }, () => ({ winner, loser }))),
  );

/** Citations of statistics journals by each other (Stigler 1994), the example of R's BradleyTerry2. */
const CITATIONS = wins({
  Biometrika: { 'Comm Statist': 730, JASA: 498, 'JRSS-B': 221 },
  'Comm Statist': { Biometrika: 33, JASA: 68, 'JRSS-B': 17 },
  JASA: { Biometrika: 320, 'Comm Statist': 813, 'JRSS-B': 142 },
  'JRSS-B': { Biometrika: 284, 'Comm Statist': 276, JASA: 325 },
});

const estimatesOf = (comparisons: Comparison[]) =>
  new Map(scaleOf(comparisons)?.scale.map(({ id, estimate }) => [id, estimate]));

test('the scale is that of the literature', () => {
  const estimates = estimatesOf(CITATIONS);
  const toBiometrika = (id: string) => (estimates.get(id) ?? 0) - (estimates.get('Biometrika') ?? 0);
  // As the package prints it, with four decimals.
  expect(toBiometrika('Comm Statist')).toBeCloseTo(-2.9491, 4);
  expect(toBiometrika('JASA')).toBeCloseTo(-0.4796, 4);
  expect(toBiometrika('JRSS-B')).toBeCloseTo(0.269, 4);
});

/** Another algorithm for the same maximum: Zermelo's iteration of strengths (Hunter 2004). */
function zermelo(comparisons: Comparison[]): Map<string, number> {
  const ids = [...new Set(comparisons.flatMap(({ winner, loser }) => [winner, loser]))];
  let strengths = new Map(ids.map((id) => [id, 1]));
  for (let step = 0; step < 3_000; step += 1) {
    const next = ids.map((id): [string, number] => {
      const own = comparisons.filter(({ winner, loser }) => winner === id || loser === id);
      const of = (each: string) => strengths.get(each) ?? 0;
      const sum = own.reduce((total, { winner, loser }) => total + 1 / (of(winner) + of(loser)), 0);
      return [id, own.filter(({ winner }) => winner === id).length / sum];
    });
    strengths = new Map(next);
  }
  const logits = ids.map((id) => Math.log(strengths.get(id) ?? 0));
  const mean = logits.reduce((sum, each) => sum + each, 0) / ids.length;
  return new Map(ids.map((id, index) => [id, (logits[index] ?? 0) - mean]));
}

test('estimates are those of another algorithm to the sixth decimal, with mean 0', () => {
  const random = randomFrom(7);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const comparisons = ids.flatMap((one, index) =>
    ids
      .slice(index + 1)
      .flatMap((other): Comparison[] =>
        [1, 2, 3].map(() => (random() < 0.7 ? { winner: one, loser: other } : { winner: other, loser: one })),
      ),
  );
  const expected = zermelo(comparisons);
  const estimates = estimatesOf(comparisons);
  expect(estimates.size).toBe(7);
  for (const [id, estimate] of estimates) expect(Math.abs(estimate - (expected.get(id) ?? 9))).toBeLessThan(1e-6);
});

test('standard errors and reliability of two texts follow from their log odds', () => {
  const result = scaleOf(wins({ a: { b: 6 }, b: { a: 2 } }));
  const [best, last] = result?.scale ?? [];
  expect(best?.estimate).toBeCloseTo(Math.log(3) / 2, 9);
  expect(last?.estimate).toBeCloseTo(-Math.log(3) / 2, 9);
  // Of the log odds, 1/6 + 1/2; each estimate is half of them.
  const variance = (1 / 6 + 1 / 2) / 4;
  expect(best?.se).toBeCloseTo(Math.sqrt(variance), 9);
  expect(result?.reliability).toBeCloseTo(1 - variance / (Math.log(3) ** 2 / 2), 9);
});

test('texts that won or lost all are placed at the ends, by 0.3 of a comparison', () => {
  const rest = { b: { c: 3, d: 2 }, c: { b: 2, d: 3 }, d: { b: 2, c: 2 } };
  const extremes = { best: { b: 2, c: 2, d: 2 }, b: { ...rest.b, last: 2 } };
  const { scale = [] } = scaleOf(wins({ ...rest, ...extremes })) ?? {};
  expect(scale.map(({ id }) => id)).toEqual(['best', 'b', 'c', 'd', 'last']);
  const best = scale[0]?.estimate ?? 0;
  const lost = scale.slice(1, 4).reduce((sum, { estimate }) => sum + 2 / (1 + Math.exp(best - estimate)), 0);
  expect(lost).toBeCloseTo(0.3, 9);
  expect(scale[0]?.se).toBeGreaterThan(1);
  expect(scale.every(({ estimate, se }) => Number.isFinite(estimate) && Number.isFinite(se))).toBe(true);
});

test('a group that won against all of another is placed above it', () => {
  const { scale = [] } = scaleOf(wins({ a: { b: 1, c: 1 }, b: { a: 1 }, c: { d: 1 }, d: { c: 1 } })) ?? {};
  expect(
    scale
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['a', 'b']);
});

test('texts that no chain of comparisons links have no scale', () => {
  expect(scaleOf([])).toBeUndefined();
  expect(scaleOf(wins({ a: { b: 1 }, c: { d: 1 } }))).toBeUndefined();
});

test('misfit shows a judge who decides against all others, and infit of comparisons as even as the model is 1', () => {
  const even = scaleOf(wins({ a: { b: 3 }, b: { a: 1 } }))?.scale[0];
  expect(even?.infit).toBeCloseTo(1, 6);
  expect(even?.outfit).toBeCloseTo(1, 6);

  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const comparisons = ['1', '2', '3', '4', '5', '6', '7'].flatMap((judge) =>
    ids.flatMap((one, index) =>
      ids.slice(index + 1).map((other): Comparison => {
        return judge === '7' ? { winner: other, loser: one, judge } : { winner: one, loser: other, judge };
      }),
    ),
  );
  const { judges = [], scale = [] } = scaleOf(comparisons) ?? {};
  expect(judges.filter(({ isMisfit }) => isMisfit).map(({ id }) => id)).toEqual(['7']);
  expect(scale.filter(({ isMisfit }) => isMisfit)).toEqual([]);
});
