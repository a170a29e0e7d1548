import type { ExamType } from '@wattle/contract';
import { areNearDuplicates, type Comparable } from './near-duplicates';

/** What the choice needs to know of a question. */
export interface Candidate extends Comparable {
  id: string;
  exam_type?: ExamType | undefined;
}

/** Questions that stay together: those about one passage, or one alone. */
export type Group<C extends Candidate = Candidate> = readonly C[];

/** All groups that may be chosen from, by what kind of test they are meant for. */
export type Bank<C extends Candidate = Candidate> = ReadonlyMap<ExamType | undefined, readonly Group<C>[]>;

export interface Choice {
  count: number;
  /** Questions of this kind come before others (decision 7). */
  examType: ExamType;
  /** From 0 to below 1; without it everybody is served the same, in the order of the bank. */
  random?: () => number;
  /** When this child last met a question; the higher, the later. What it has not met comes first. */
  lastSeen?: ReadonlyMap<string, number>;
}

/**
 * Chooses the questions of a test. None comes twice, and near duplicates only where nothing else is left to fill up with.
 * It looks at no more of a large bank than it has to.
 */
export function chooseQuestions<C extends Candidate>(bank: Bank<C>, choice: Choice): C[] {
  const { count } = choice;
  const chosen: C[] = [];
  const nearDuplicates: C[] = [];
  const met = new Set<string>();
  for (const candidate of candidatesOf(bank, choice)) {
    if (chosen.length === count) break;
    if (met.has(candidate.fingerprint)) continue;
    met.add(candidate.fingerprint);
    const isNearDuplicate = chosen.some((other) => areNearDuplicates(candidate, other));
    (isNearDuplicate ? nearDuplicates : chosen).push(candidate);
  }
  return passagesTogether([...chosen, ...nearDuplicates.slice(0, count - chosen.length)]);
}

export function groupByPassage<C extends Candidate>(candidates: readonly C[]): Bank<C> {
  const kinds = grouped(candidates, ({ exam_type }) => exam_type);
  return new Map([...kinds].map(([examType, each]) => [examType, [...grouped(each, passageOf).values()]]));
}

/**
 * What was not seen, then what was, the longest ago first; of each the wanted kind before others. A passage counts as
 * seen with any of its questions.
 */
function* candidatesOf<C extends Candidate>(bank: Bank<C>, { examType, random, lastSeen }: Choice): Generator<C> {
  const wanted = bank.get(examType) ?? [];
  const others = () => [...bank].flatMap(([kind, groups]) => (kind === examType ? [] : groups));
  const seen: { group: Group<C>; at: number; isWanted: boolean }[] = [];
  for (const isWanted of [true, false]) {
    for (const group of shuffled(isWanted ? wanted : others(), random)) {
      const times = group.flatMap(({ id }) => lastSeen?.get(id) ?? []);
      if (times.length === 0) yield* group;
      else seen.push({ group, at: Math.max(...times), isWanted });
    }
  }
  seen.sort((one, other) => Number(other.isWanted) - Number(one.isWanted) || one.at - other.at);
  for (const { group } of seen) yield* group;
}

/** Draws one after the other, each equally likely (Fisher and Yates). */
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

/** What was chosen of a passage stands side by side, in the order of the bank. */
function passagesTogether<C extends Candidate>(chosen: readonly C[]): C[] {
  const passages = grouped(chosen, passageOf);
  return [...passages.values()].flatMap((group) => group.sort((one, other) => (one.id < other.id ? -1 : 1)));
}

function passageOf({ id, passageKey }: Candidate): string {
  return passageKey ?? id;
}

function grouped<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
