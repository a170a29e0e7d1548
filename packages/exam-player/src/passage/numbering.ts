import type { QuestionFormat, ServedQuestion } from '@wattle/contract';

/** What of a passage has numbers in the margin, because questions may name it. */
export interface Numbering {
  /** Lines of verse: every fifth one. */
  lines: boolean;
  paragraphs: boolean;
}

/** A poem has numbered lines; of texts to compare is numbered what their questions name. */
export function numberingOf(format: QuestionFormat | undefined, questions: readonly ServedQuestion[]): Numbering {
  const name = (part: RegExp) => format === 'compare' && questions.some(({ question = '' }) => part.test(question));
  return { lines: format === 'poem' || name(/\blines? \d/i), paragraphs: name(/\bparagraphs? \d/i) };
}
