import type { ExamType } from '@wattle/contract';

/** What the choice needs to know of a question. */
export interface Candidate {
  id: string;
  exam_type?: ExamType | undefined;
  passageKey?: string | undefined;
}

interface Choice {
  count: number;
  /** Questions of this kind come first; others fill up what is missing (decision 7). */
  examType: ExamType;
  /** Brings the groups into a random order; the identity gives everybody the same test. */
  shuffle: <T>(items: T[]) => T[];
}

/** Chooses the questions of a test, no one twice. Questions about one passage stay together, in their order. */
export function chooseQuestions<C extends Candidate>(
  candidates: readonly C[],
  { count, examType, shuffle }: Choice,
): C[] {
  const groups = shuffle([...groupByPassage(candidates).values()]);
  const isPreferred = ([first]: C[]) => first?.exam_type === examType;
  const inOrder = [...groups.filter(isPreferred), ...groups.filter((group) => !isPreferred(group))];
  return inOrder.flat().slice(0, count);
}

function groupByPassage<C extends Candidate>(candidates: readonly C[]): Map<string, C[]> {
  const groups = new Map<string, C[]>();
  for (const candidate of candidates) {
    const key = candidate.passageKey ? `${candidate.passageKey} ${candidate.exam_type}` : candidate.id;
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return groups;
}

/** A random order in which each is equally likely (Fisher and Yates). */
export function shuffled<T>(items: T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}
