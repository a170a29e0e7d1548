import { pairwiseRows } from './pairwise-rows';

const factorsOf = (count: number) => Array.from({ length: count }, (_each, index) => `factor ${index}`);

test.each([1, 2, 3, 4, 6, 10, 15])('each pair of levels of each two of %i factors is in a row', (count) => {
  const factors = factorsOf(count);
  const rows = pairwiseRows(factors);
  for (const one of factors) {
    for (const other of factors.filter((each) => each !== one)) {
      const pairs = rows.map((row) => `${row.includes(one)} ${row.includes(other)}`);
      expect(new Set(pairs).size).toBe(4);
    }
  }
});

test('the shell and five remotes need six rows; the first has no factor at its second level', () => {
  const rows = pairwiseRows(factorsOf(6));
  expect(rows).toHaveLength(6);
  expect(rows[0]).toEqual([]);
});
