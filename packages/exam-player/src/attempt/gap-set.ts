import { gapOf, type ServedQuestion } from '@wattle/contract';
import { formatOf } from '../passage/format-of';
import { passageOf } from '../passage/passage-of';

/** A question about a gap of a passage. */
export interface GapQuestion {
  /** What its passage marks the gap with. */
  gap: number;
  /** In the test, from 1: what the child knows the gap by. */
  number: number;
  question: ServedQuestion;
}

/** The questions of a test about the gaps of one passage, in the order of the test; none when it is of another format. */
export function gapSetOf(questions: readonly ServedQuestion[], question: ServedQuestion): GapQuestion[] {
  // The palette asks for each of its questions.
  if (question.format !== 'gap' || formatOf(question) !== 'gap') return [];
  const passage = passageOf(question);
  return questions.flatMap((each, index) =>
    passageOf(each) === passage && formatOf(each) === 'gap'
      ? { gap: gapOf(each.question ?? '') ?? 0, number: index + 1, question: each }
      : [],
  );
}
