import type { ExamType } from '@wattle/contract';
import { areTwins, type Likeness } from './question-likeness';

/** What the choice needs to know of a question. */
export interface Candidate extends Likeness {
  id: string;
  exam_type?: ExamType | undefined;
}

/** Questions that stay together, in their order: those about one passage, or one alone. */
export type Group<C extends Candidate = Candidate> = readonly C[];

export interface Choice {
  count: number;
  /** Questions of this kind come first; others fill up what is missing (decision 7). */
  examType: ExamType;
  /** Brings the groups into a random order; the identity gives everybody the same test. */
  shuffle: <T>(items: readonly T[]) => T[];
  /** When this child last met a question; the higher, the later. What it has not met comes first. */
  lastSeen?: ReadonlyMap<string, number>;
}

/** Chooses the questions of a test. None comes twice, and near-twins only where nothing else is left to fill up with. */
export function chooseQuestions<C extends Candidate>(
  groups: readonly Group<C>[],
  { count, examType, shuffle, lastSeen }: Choice,
): C[] {
  const inOrder = unseenFirst(shuffle(groups), lastSeen);
  const isWanted = ([first]: Group<C>) => first?.exam_type === examType;
  const candidates = [...inOrder.filter(isWanted), ...inOrder.filter((group) => !isWanted(group))].flat();

  const isNew = (taken: readonly C[], { fingerprint }: C) => taken.every((other) => other.fingerprint !== fingerprint);
  const isApart = (taken: readonly C[], candidate: C) => !taken.some((other) => areTwins(candidate, other));
  return fill(fill([], candidates, count, isApart), candidates, count, isNew);
}

export function groupByPassage<C extends Candidate>(candidates: readonly C[]): Group<C>[] {
  const groups = new Map<string, C[]>();
  for (const candidate of candidates) {
    const key = candidate.passageKey ? `${candidate.passageKey} ${candidate.exam_type}` : candidate.id;
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  return [...groups.values()];
}

/** Then what was seen, the longest ago first. A passage counts as seen with any of its questions. */
function unseenFirst<C extends Candidate>(groups: Group<C>[], lastSeen: Choice['lastSeen']): Group<C>[] {
  if (!lastSeen?.size) return groups;
  const unseen: Group<C>[] = [];
  const seen: { group: Group<C>; at: number }[] = [];
  for (const group of groups) {
    const times = group.flatMap(({ id }) => lastSeen.get(id) ?? []);
    if (times.length === 0) unseen.push(group);
    else seen.push({ group, at: Math.max(...times) });
  }
  return [...unseen, ...seen.sort((one, other) => one.at - other.at).map(({ group }) => group)];
}

/** Adds the first candidates that fit to those that are taken, up to the count. */
function fill<C>(
  taken: C[],
  candidates: C[],
  count: number,
  fits: (taken: readonly C[], candidate: C) => boolean,
): C[] {
  const filled = [...taken];
  for (const candidate of candidates) {
    if (filled.length === count) break;
    if (fits(filled, candidate)) filled.push(candidate);
  }
  return filled;
}

/** A random order in which each is equally likely (Fisher and Yates). */
export function shuffled<T>(items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}
