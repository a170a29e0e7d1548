import type { ExamType, Level, QuestionFormat, SubjectName } from '@wattle/contract';
import type { Comparable } from '../questions/near-duplicates';
import { topicOf } from '../questions/topic-of';

/** What the choice needs to know of a question. */
export interface Candidate extends Comparable {
  id: string;
  exam_type?: ExamType | undefined;
  level?: Level | undefined;
  category?: string | undefined;
  format?: QuestionFormat | undefined;
}

/** Questions that a test takes together: all those about one passage, or one alone. */
export type Group<C extends Candidate = Candidate> = readonly [C, ...C[]];

/** Groups that are alike to the choice, which draws from them only as many as it needs. */
export interface Cell<C extends Candidate = Candidate> {
  examType: ExamType | undefined;
  level: Level | undefined;
  topic: string | undefined;
  format: QuestionFormat | undefined;
  groups: readonly Group<C>[];
}

/** All groups of a subject that may be chosen from. */
export interface Bank<C extends Candidate = Candidate> {
  hasPassages: boolean;
  cells: readonly Cell<C>[];
}

/** A passage is of the kind that its first question is of; a question that it has twice counts once. */
export function toBank<C extends Candidate>(candidates: readonly C[]): Bank<C> {
  const groups = [...grouped(candidates, ({ id, passageKey }) => passageKey ?? id).values()].map(withoutRepeats);
  const cells = [...grouped(groups, cellKeyOf).values()].map(([group, ...others]) => {
    const [{ exam_type: examType, level, category, passageKey, format }] = group;
    const about = passageKey ? { level: undefined, topic: undefined, format } : { level, topic: category, format };
    return { examType, ...about, groups: [group, ...others] };
  });
  return { hasPassages: candidates.some(({ passageKey }) => passageKey !== undefined), cells };
}

/** The part of a subject's bank that is about one topic; of its passages those with a question about it, whole. */
export function ofTopic<C extends Candidate>(
  { hasPassages, cells }: Bank<C>,
  subject: SubjectName,
  topic: string,
): Bank<C> {
  const about = cells.map((cell) => ({
    ...cell,
    groups: cell.groups.filter((group) => group.some(({ category }) => topicOf(subject, category) === topic)),
  }));
  return { hasPassages, cells: about.filter(({ groups }) => groups.length > 0) };
}

function cellKeyOf([{ exam_type, level, category, passageKey, format }]: Group): string {
  return JSON.stringify(passageKey ? [exam_type, 'passage', format] : [exam_type, level, category]);
}

function withoutRepeats<C extends Candidate>([first, ...others]: Group<C>): Group<C> {
  const byFingerprint = new Map([first, ...others].reverse().map((each) => [each.fingerprint, each]));
  byFingerprint.delete(first.fingerprint);
  return [first, ...[...byFingerprint.values()].reverse()];
}

function grouped<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, [T, ...T[]]> {
  const groups = new Map<Key, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
