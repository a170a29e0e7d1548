/** A comment as the model proposes it. */
export interface ModelComment {
  quote: string;
  criterion: string;
  /** What the model sees in the quoted words. */
  noticed: string;
  /** What the child could do next. */
  next_step: string;
}

export interface CheckContext {
  /** As the model got it: with names masked. */
  text: string;
  /** Comments of the same answer that passed. */
  earlier: readonly ModelComment[];
}

/** Returns what is wrong; undefined when the comment passes. */
export type Check = (comment: ModelComment, context: CheckContext) => string | undefined;

/** What a child would read. */
export const wordsOf = ({ noticed, next_step }: ModelComment) => `${noticed.trim()} ${next_step.trim()}`;

/** As they are compared: without case, and with one kind of quotation mark and space. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim();
}

/** Words or phrases, separated by commas; each is the source of a regular expression. */
export function anyOf(phrases: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${phrases.trim().split(/,\s+/).join('|')})(?![\\p{L}\\d])`, 'iu');
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’]?)\s+/).filter((sentence) => sentence.trim() !== '');
}
