import type { MarkedQuestion } from './results';

/** With fewer others there is no usual time. */
const LEAST_OTHERS = 5;
/** Less is not worth a word, however quick the others were. */
const LEAST_SECONDS = 90;
const TIMES_THE_MEDIAN = 2.5;

type Timed = Pick<MarkedQuestion, 'questionId' | 'secondsSpent'>;

export interface SlowQuestion {
  questionId: string;
  secondsSpent: number;
  /** Of the test's other questions. */
  median: number;
}

/** The median of all, in seconds; undefined where too few have been timed. */
export function usualSeconds(questions: readonly Timed[]): number | undefined {
  const timed = timedOf(questions);
  return timed.length > LEAST_OTHERS ? medianOf(timed) : undefined;
}

/**
 * The questions of a test on which a child spent clearly longer than on its others: a minute and a half at least, and two
 * and a half times their median. Questions that no page has timed count nowhere.
 */
export function slowQuestions(questions: readonly Timed[]): SlowQuestion[] {
  const timed = timedOf(questions);
  if (timed.length <= LEAST_OTHERS) return [];
  return timed
    .map((question) => ({ ...question, median: medianOf(timed.filter((other) => other !== question)) }))
    .filter(({ secondsSpent, median }) => secondsSpent >= LEAST_SECONDS && secondsSpent >= TIMES_THE_MEDIAN * median);
}

function timedOf(questions: readonly Timed[]) {
  return questions.flatMap(({ questionId, secondsSpent }) => (secondsSpent ? [{ questionId, secondsSpent }] : []));
}

function medianOf(timed: readonly { secondsSpent: number }[]): number {
  const seconds = timed.map(({ secondsSpent }) => secondsSpent).sort((one, other) => one - other);
  const middle = Math.floor(seconds.length / 2);
  const [below = 0, above = 0] = [seconds[middle - 1], seconds[middle]];
  return seconds.length % 2 === 1 ? above : Math.round((below + above) / 2);
}
