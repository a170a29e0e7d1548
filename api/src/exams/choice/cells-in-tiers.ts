import type { Bank, Candidate, Cell } from '../../bank';
import type { Choice } from './choice';
import { isNearYear } from './year-mix';

/** From the most to the least wanted: a child's year counts more than the kind of test that a question is meant for. */
export function cellsInTiers<C extends Candidate>(
  { cells, cellsByYear }: Bank<C>,
  { examType, grade }: Choice,
): Cell<C>[][] {
  const all = grade === undefined ? cells : cellsByYear;
  return [true, false].flatMap((isNear) => {
    const inYears = all.filter(({ year }) => isNearYear(grade, year) === isNear);
    return [true, false].map((isWanted) =>
      inYears.filter((cell) => (examType === null || cell.examType === examType) === isWanted),
    );
  });
}
