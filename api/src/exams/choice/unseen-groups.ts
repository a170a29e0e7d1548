import type { Candidate, Cell, Group } from '../../bank';
import { shuffled } from './shuffled';

/** When a child last met each question; the higher, the later. */
export type LastSeen = ReadonlyMap<string, number>;

/** A group of which a child has met a question. */
interface SeenGroup<C extends Candidate> {
  group: Group<C>;
  /** When it last met one of it. */
  at: number;
  isWanted: boolean;
}

/** Draws what a child has not met, and remembers what it passes over. */
export class UnseenGroups<C extends Candidate> {
  private readonly seen: SeenGroup<C>[] = [];

  constructor(
    private readonly lastSeen: LastSeen = new Map(),
    private readonly random?: () => number,
  ) {}

  /** The groups of a cell that are new to the child, in a random order. */
  *of({ groups }: Cell<C>, isWanted: boolean): Generator<Group<C>> {
    for (const group of shuffled(groups, this.random)) {
      const times = group.flatMap(({ id }) => this.lastSeen.get(id) ?? []);
      if (times.length === 0) yield group;
      else this.seen.push({ group, at: Math.max(...times), isWanted });
    }
  }

  /** What was passed over: the wanted kind first, of each what was met the longest ago. */
  passedOver(): Group<C>[] {
    return this.seen
      .toSorted((one, other) => Number(other.isWanted) - Number(one.isWanted) || one.at - other.at)
      .map(({ group }) => group);
  }
}
