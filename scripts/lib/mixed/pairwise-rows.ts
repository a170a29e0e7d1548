/**
 * Rows in which each factor has one of two levels. For every two factors, each of the four pairs of levels is in some
 * row, with as few rows as can be (Kleitman and Spencer, 1973). In the first row no factor is at its second level. Among
 * the other n rows each factor is at its second level in more than half, and no two factors in the same ones: so two
 * factors meet in one of them, and each has one that the other has not.
 *
 * @returns For each row the factors at their second level.
 */
export function pairwiseRows(factors: readonly string[]): string[][] {
  for (let count = 1; ; count += 1) {
    const choices = subsets(count, Math.floor(count / 2) + 1);
    if (choices.length < factors.length) continue;
    const rows = Array.from({ length: count }, (_each, row) => factors.filter((_factor, at) => choices[at]?.has(row)));
    return [[], ...rows];
  }
}

function subsets(count: number, size: number): Set<number>[] {
  const all = Array.from({ length: 2 ** count }, (_each, bits) =>
    Array.from({ length: count }, (_bit, number) => number).filter((number) => bits & (1 << number)),
  );
  return all.filter(({ length }) => length === size).map((numbers) => new Set(numbers));
}
