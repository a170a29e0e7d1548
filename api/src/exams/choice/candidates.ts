import type { YearMix } from '@wattle/contract/exams';
import type { ExamType, Level } from '@wattle/contract/questions';
import type { Mix } from '@wattle/contract/test-kinds';
import type { Bank, Candidate, Cell, Group } from '../../bank';

/** When a child last saw each question; the higher, the later. */
export type LastSeen = ReadonlyMap<string, number>;

export interface Choice {
  count: number;
  /** Preferred (docs/decisions/007); null where all kinds are equal. */
  examType: ExamType | null;
  /** The wanted levels and topics, as far as unseen and preferred questions allow. */
  mix: Mix;
  /** The child's year; without it, years make no difference. */
  grade?: number | undefined;
  /** Like `Math.random`; without it everybody is served the same, in the order of the bank. */
  random?: () => number;
  /** Unseen questions come first. */
  lastSeen?: LastSeen;
}

/** Of the whole, from 0 to 1. */
export function levelShare({ levels }: Mix, level: Level): number {
  return levels[level] / sumOf(Object.values(levels));
}

/** Of the whole; a question without a year is for every year. Years further off have the less, the further they are. */
export function yearShare({ below, own, above }: YearMix, grade: number, year = grade): number {
  const distance = year - grade;
  if (distance === 0) return own / 100;
  return isNearYear(grade, year) ? (distance < 0 ? below : above) / 100 : 0.01 / Math.abs(distance);
}

export function isNearYear(grade: number | undefined, year: number | undefined): boolean {
  return grade === undefined || year === undefined || Math.abs(year - grade) <= 1;
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** Lazy Fisher-Yates shuffle; without `random`, in order. */
export function* shuffled<T>(items: readonly T[], random?: () => number): Generator<T> {
  if (!random) {
    yield* items;
    return;
  }
  const left = [...items];
  for (let count = left.length; count > 0; count -= 1) {
    const at = Math.floor(random() * count);
    yield left[at] as T;
    left[at] = left[count - 1] as T;
  }
}

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

interface SeenGroup<C extends Candidate> {
  group: Group<C>;
  at: number;
  tier: number;
}

export class UnseenGroups<C extends Candidate> {
  private readonly seen: SeenGroup<C>[] = [];

  constructor(
    private readonly lastSeen: LastSeen = new Map(),
    private readonly random?: () => number,
  ) {}

  *of({ groups }: Cell<C>, tier: number): Generator<Group<C>> {
    for (const group of shuffled(groups, this.random)) {
      const times = group.flatMap(({ id }) => this.lastSeen.get(id) ?? []);
      if (times.length === 0) yield group;
      else this.seen.push({ group, at: Math.max(...times), tier });
    }
  }

  /** Seen groups: the preferred tier first, and of each tier those seen longest ago. */
  passedOver(): Group<C>[] {
    return this.seen.toSorted((one, other) => one.tier - other.tier || one.at - other.at).map(({ group }) => group);
  }
}
