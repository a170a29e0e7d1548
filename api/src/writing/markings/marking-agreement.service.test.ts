import { type MarkPair, quadraticWeightedKappa } from './marking-agreement.service';

/** Marks of two people, from a table of how often they gave which. */
const marksOf = (table: number[][]): MarkPair[] =>
  table.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, (): MarkPair => [one, other])),
  );

const TABLE = [
  [11, 3, 1, 0],
  [2, 9, 4, 1],
  [0, 3, 8, 3],
  [1, 0, 2, 7],
];

/** By the tables of weights of Fleiss, Cohen and Everitt (1969), formulas 1 and 9. */
function reference(table: number[][]) {
  const total = table.flat().reduce((sum, each) => sum + each, 0);
  const share = table.map((row) => row.map((count) => count / total));
  const sumOf = (of: (row: number, column: number) => number) =>
    share.reduce((sum, row, i) => sum + row.reduce((part, _, j) => part + of(i, j), 0), 0);
  const at = (i: number, j: number) => share[i]?.[j] ?? 0;
  const rows = share.map((row) => row.reduce((sum, each) => sum + each, 0));
  const columns = share.map((_, j) => share.reduce((sum, row) => sum + (row[j] ?? 0), 0));
  const [ofRow, ofColumn] = [(i: number) => rows[i] ?? 0, (j: number) => columns[j] ?? 0];
  const weight = (i: number, j: number) => 1 - (i - j) ** 2 / (table.length - 1) ** 2;
  const rowWeight = (i: number) => columns.reduce((sum, each, j) => sum + each * weight(i, j), 0);
  const columnWeight = (j: number) => rows.reduce((sum, each, i) => sum + each * weight(i, j), 0);
  const observed = sumOf((i, j) => at(i, j) * weight(i, j));
  const expected = sumOf((i, j) => ofRow(i) * ofColumn(j) * weight(i, j));
  const squares = sumOf(
    (i, j) => at(i, j) * (weight(i, j) * (1 - expected) - (rowWeight(i) + columnWeight(j)) * (1 - observed)) ** 2,
  );
  const taken = (observed * expected - 2 * expected + observed) ** 2;
  return {
    kappa: (observed - expected) / (1 - expected),
    se: Math.sqrt((squares - taken) / total) / (1 - expected) ** 2,
  };
}

test('kappa and its standard error are those of the tables of weights', () => {
  const { kappa, se } = reference(TABLE);
  const found = quadraticWeightedKappa(marksOf(TABLE));
  expect(found?.kappa).toBeCloseTo(kappa, 10);
  expect(found?.se).toBeCloseTo(se, 10);
  expect(found?.interval[0]).toBeCloseTo(kappa - 1.959964 * se, 6);
  expect(found?.interval[1]).toBeCloseTo(kappa + 1.959964 * se, 6);
});

test('kappa is 1 where marks agree, -1 where they are opposite, 0 by chance, unknown with one mark only', () => {
  expect(
    quadraticWeightedKappa([
      [0, 0],
      [1, 1],
      [3, 3],
    ]),
  ).toEqual({ kappa: 1, se: 0, interval: [1, 1] });
  expect(
    quadraticWeightedKappa([
      [0, 3],
      [3, 0],
    ])?.kappa,
  ).toBeCloseTo(-1, 10);
  expect(
    quadraticWeightedKappa([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ])?.kappa,
  ).toBeCloseTo(0, 10);
  expect(
    quadraticWeightedKappa([
      [2, 2],
      [2, 2],
    ]),
  ).toBeUndefined();
  expect(quadraticWeightedKappa([])).toBeUndefined();
});
