import type { Numbering } from '@wattle/contract/passage-blocks';
import { gapOf, gapsIn, isInText, parseTexts, type QuestionFormat, withGap } from '@wattle/contract/question-format';
import type { QuestionPayload } from '@wattle/contract/questions';

export function passageOf({ extract_text, text }: QuestionPayload): string | undefined {
  return extract_text || text || undefined;
}

/** The format that a question can be shown in: none when its passage is not written in it. */
export function formatOf(question: QuestionPayload): QuestionFormat | undefined {
  const { format, question: stem = '' } = question;
  const passage = passageOf(question);
  if (!format || !passage) return undefined;
  if (format === 'poem') return format;
  const gap = gapOf(stem);
  const fits = isInText(format) ? gap !== undefined && gapsIn(passage).includes(gap) : parseTexts(passage, format);
  return fits ? format : undefined;
}

/**
 * What a question asks. A gap or a blank is named by the number of its question in the test, as it stands in the
 * passage, not by the number that the bank marks it with.
 *
 * @param number - Of the question in the test, from 1.
 */
export function stemOf(question: QuestionPayload, number: number): string {
  const { question: stem = '' } = question;
  return isInText(formatOf(question)) ? withGap(stem, number) : stem;
}

/** What fits two lines of a folded row. */
const FOLDED_CHARACTERS = 90;

/** Where a sentence or a line ends, but not after a title such as "Mr." */
const SENTENCE_END = /(?=\s)(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)(?<=[.!?…][”’"')]*)\s+(?=[^\p{Ll}])|\n+/u;

/** What a folded row shows of a long question: the sentence that asks, which stands last or before what is to choose from. */
export function askingSentence(stem: string): string {
  if (stem.length <= FOLDED_CHARACTERS) return stem;
  const sentences = stem.trim().split(SENTENCE_END);
  const asking = sentences.findLast((sentence) => /\?[”’"')]*$/.test(sentence)) ?? sentences.at(-1) ?? stem;
  return asking === stem ? stem : `… ${asking}`;
}

/** A poem has numbered lines; of texts to compare is numbered what their questions name. */
export function numberingOf(format: QuestionFormat | undefined, questions: readonly QuestionPayload[]): Numbering {
  const name = (part: RegExp) => format === 'compare' && questions.some(({ question = '' }) => part.test(question));
  return { lines: format === 'poem' || name(/\blines? \d/i), paragraphs: name(/\bparagraphs? \d/i) };
}

/** A question about a gap or a blank of a passage. */
export interface GapQuestion {
  /** What its passage marks the gap with. */
  gap: number;
  /** In the test, from 1: what the child knows the gap by. */
  number: number;
  question: QuestionPayload;
}

/** The questions of a test about the gaps or blanks of one passage, in the order of the test; none when it has none. */
export function gapSetOf(questions: readonly QuestionPayload[], question: QuestionPayload): GapQuestion[] {
  // The palette asks for each of its questions.
  if (!isInText(question.format) || !formatOf(question)) return [];
  const passage = passageOf(question);
  return questions.flatMap((each, index) =>
    passageOf(each) === passage && isInText(formatOf(each))
      ? { gap: gapOf(each.question ?? '') ?? 0, number: index + 1, question: each }
      : [],
  );
}
