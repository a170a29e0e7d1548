import { GAP_LETTERS, type Subject } from '@wattle/contract/constants';
import { COUNTED_KINDS, type CountedKind } from '@wattle/contract/item-statistics';
import { isCorrect } from '@wattle/contract/marking';
import { optionsOf } from '@wattle/contract/options';
import type { Question } from '@wattle/contract/questions';
import { keyLetterOf } from '../../bank';
import type { MarkedAnswer, MarkedTest } from '../../exams';
import { grouped } from '../../infrastructure';
import { type Cell, OTHER_CHARACTER } from '../figures/item-figures';
import type { TestCounts } from '../figures/test-figures';

/** What an answer was given to. */
export interface AnsweredContent {
  /** Of the question and what it said; with another key it is another content. */
  id: string;
  subject: Subject;
  key: string;
  options: string;
}

export function lettersOf(question: Question): Pick<AnsweredContent, 'key' | 'options'> {
  const letters = optionsOf(question).map(({ letter }) => letter);
  return { key: keyLetterOf(question.correct_answer), options: letters.join('') };
}

/** First answers of one kind of test; whole numbers, so that sums depend on no order. */
interface KindCounts {
  cells: Map<number, number>;
  seconds: Map<number, number>;
  repeats: number;
}

export interface ItemCounts extends AnsweredContent {
  questionId: string;
  versions: Set<number>;
  byKind: Map<CountedKind, KindCounts>;
}

/** Of one kind and subject, by the number of questions. */
interface TestsOfKind {
  kind: CountedKind;
  subject: Subject;
  byLength: Map<number, TestCounts & { right: number[] }>;
}

type AnsweredQuestion = MarkedAnswer & { content: AnsweredContent };

type ContentOf = (answer: MarkedAnswer) => AnsweredContent | undefined;

/** What a child has met in its earlier tests. */
export class TestsBefore {
  readonly questions = new Set<string>();
  /** Kinds with their subject. */
  readonly sections = new Set<string>();
}

/** Longer times are pauses. */
const MOST_SECONDS = 1_800;

/** Adds up the first answers of children, without anything that tells one child from another. */
export class AnswerCounts {
  readonly items = new Map<string, ItemCounts>();
  readonly tests = new Map<string, TestsOfKind>();
  answers = 0;

  /**
   * @param before - Of the same child; its tests come in the order of their submission, and this one is added to it.
   */
  add({ kind, countsInStatistics, answers }: MarkedTest, before: TestsBefore, contentOf: ContentOf): void {
    const isFirst = new Map(answers.map(({ questionId }) => [questionId, !before.questions.has(questionId)]));
    for (const { questionId } of answers) before.questions.add(questionId);
    if (!countsInStatistics || !isCounted(kind)) return;
    const withContent = answers.flatMap((answer) => {
      const content = contentOf(answer);
      return content ? [{ ...answer, content }] : [];
    });
    for (const [subject, part] of grouped(withContent, ({ content }) => content.subject)) {
      // A section that was left out as a whole was not taken.
      if (subject === 'Writing' || part.length < 2 || part.every(({ option }) => option === null)) continue;
      this.addPart(kind, part, isFirst);
      if (before.sections.has(`${kind} ${subject}`)) continue;
      before.sections.add(`${kind} ${subject}`);
      this.addTest(kind, subject, part);
    }
  }

  private addPart(kind: CountedKind, part: readonly AnsweredQuestion[], isFirst: ReadonlyMap<string, boolean>): void {
    const right = part.filter(isRight).length;
    for (const answer of part) {
      const { questionId, version, content, option, seconds } = answer;
      const item = this.itemOf(questionId, content);
      item.versions.add(version);
      const counts = item.byKind.get(kind) ?? { cells: new Map(), seconds: new Map(), repeats: 0 };
      item.byKind.set(kind, counts);
      if (!isFirst.get(questionId)) {
        counts.repeats += 1;
        continue;
      }
      this.answers += 1;
      const cell = { option, right: right - Number(isRight(answer)), others: part.length - 1 };
      increase(counts.cells, codeOf(cell));
      if (seconds) increase(counts.seconds, Math.min(MOST_SECONDS, Math.round(seconds)));
    }
  }

  private addTest(kind: CountedKind, subject: Subject, part: readonly AnsweredQuestion[]): void {
    const key = `${kind} ${subject}`;
    const tests = this.tests.get(key) ?? { kind, subject, byLength: new Map() };
    this.tests.set(key, tests);
    const counts = tests.byLength.get(part.length) ?? { n: 0, sum: 0, sumOfSquares: 0, right: part.map(() => 0) };
    tests.byLength.set(part.length, counts);
    const marks = part.map((answer) => Number(isRight(answer)));
    const score = marks.reduce((sum, each) => sum + each, 0);
    counts.n += 1;
    counts.sum += score;
    counts.sumOfSquares += score ** 2;
    for (const [place, each] of marks.entries()) counts.right[place] = (counts.right[place] ?? 0) + each;
  }

  private itemOf(questionId: string, content: AnsweredContent): ItemCounts {
    const known = this.items.get(content.id);
    if (known) return known;
    const item = { ...content, questionId, versions: new Set<number>(), byKind: new Map() };
    this.items.set(content.id, item);
    return item;
  }
}

function isCounted(kind: string): kind is CountedKind {
  return COUNTED_KINDS.some((each) => each === kind);
}

function isRight({ option, content }: AnsweredQuestion): boolean {
  return isCorrect(option, content.key);
}

function increase(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Of what was left out, of each letter, and of any other character; marking tells small letters from capitals, too. */
const OPTIONS: readonly (string | null)[] = [null, ...GAP_LETTERS, OTHER_CHARACTER];
/** No test has as many questions. */
const LENGTHS = 256;

/** Of a cell without its count, as one number. */
function codeOf({ option, right, others }: Omit<Cell, 'count'>): number {
  const known = OPTIONS.includes(option) ? option : OTHER_CHARACTER;
  return (others * LENGTHS + right) * OPTIONS.length + OPTIONS.indexOf(known);
}

/** @param counts - Codes and counts by turns. */
export function cellsOf(counts: readonly number[]): Cell[] {
  return pairsOf(counts).map(([code, count]) => {
    const rest = Math.floor(code / OPTIONS.length);
    const option = OPTIONS[code % OPTIONS.length] ?? null;
    return { option, right: rest % LENGTHS, others: Math.floor(rest / LENGTHS), count };
  });
}

export function pairsOf(counts: readonly number[]): [value: number, count: number][] {
  return Array.from({ length: counts.length / 2 }, (_, at) => [counts[2 * at] ?? 0, counts[2 * at + 1] ?? 0]);
}

/** Values and counts by turns, the lowest value first: the same for the same answers. */
export function flat(counts: ReadonlyMap<number, number>): number[] {
  return [...counts].sort(([one], [other]) => one - other).flat();
}
