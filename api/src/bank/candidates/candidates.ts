import type { QuestionFormat } from '@wattle/contract/question-format';
import type { ExamType, Level, SubjectName } from '@wattle/contract/questions';
import { topicOf } from '@wattle/contract/skills';
import { grouped } from '../../infrastructure';
import type { Comparable } from '../questions/near-duplicates';

export interface Candidate extends Comparable {
  id: string;
  exam_type?: ExamType | undefined;
  level?: Level | undefined;
  category?: string | undefined;
  skills?: string[] | undefined;
  format?: QuestionFormat | undefined;
  year_level?: number | undefined;
}

/** Questions that a test serves together: all those about one passage, or one alone. */
export type Group<C extends Candidate = Candidate> = readonly [C, ...C[]];

/** Groups between which the choice sees no difference, so that it draws only as many as it needs. */
export interface Cell<C extends Candidate = Candidate> {
  examType: ExamType | undefined;
  level: Level | undefined;
  topic: string | undefined;
  format: QuestionFormat | undefined;
  /** Undefined also where years are not distinguished. */
  year: number | undefined;
  groups: readonly Group<C>[];
}

export interface Bank<C extends Candidate = Candidate> {
  hasPassages: boolean;
  cells: readonly Cell<C>[];
  /** The same groups, each cell for one year. */
  cellsByYear: readonly Cell<C>[];
  /** So that what a child has seen is found without looking through the bank. */
  byId: ReadonlyMap<string, C>;
}

/** The first question of a passage decides its kind; a question that it has twice counts once. */
export function toBank<C extends Candidate>(candidates: readonly C[]): Bank<C> {
  const groups = [...grouped(candidates, ({ id, passageKey }) => passageKey ?? id).values()].map(withoutRepeats);
  return {
    hasPassages: candidates.some(({ passageKey }) => passageKey !== undefined),
    cells: cellsOf(groups, () => undefined),
    cellsByYear: cellsOf(groups, ([{ year_level }]) => year_level),
    byId: new Map(candidates.map((candidate) => [candidate.id, candidate])),
  };
}

function cellsOf<C extends Candidate>(
  groups: readonly Group<C>[],
  yearOf: (group: Group<C>) => number | undefined,
): Cell<C>[] {
  const byKey = grouped(groups, (group) => JSON.stringify([cellKeyOf(group), yearOf(group)]));
  return [...byKey.values()].map(([group, ...others]) => {
    const [{ exam_type: examType, level, category, passageKey, format }] = group;
    const about = passageKey ? { level: undefined, topic: undefined, format } : { level, topic: category, format };
    return { examType, ...about, year: yearOf(group), groups: [group, ...others] };
  });
}

export function ofTopic<C extends Candidate>(
  { cells, cellsByYear, ...bank }: Bank<C>,
  subject: SubjectName,
  topic: string,
): Bank<C> {
  const about = (some: readonly Cell<C>[]) =>
    some
      .map((cell) => ({
        ...cell,
        groups: cell.groups.filter((group) => group.some(({ category }) => topicOf(subject, category) === topic)),
      }))
      .filter(({ groups }) => groups.length > 0);
  return { ...bank, cells: about(cells), cellsByYear: about(cellsByYear) };
}

function cellKeyOf([{ exam_type, level, category, passageKey, format }]: Group) {
  return passageKey ? [exam_type, 'passage', format] : [exam_type, level, category];
}

function withoutRepeats<C extends Candidate>([first, ...others]: Group<C>): Group<C> {
  const byFingerprint = new Map([first, ...others].reverse().map((each) => [each.fingerprint, each]));
  byFingerprint.delete(first.fingerprint);
  return [first, ...[...byFingerprint.values()].reverse()];
}
