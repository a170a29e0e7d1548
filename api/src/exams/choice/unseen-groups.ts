import type { Candidate, Cell, Group } from '../../bank';
import { shuffled } from './shuffled';

/** When a child last saw each question; the higher, the later. */
export type LastSeen = ReadonlyMap<string, number>;

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
