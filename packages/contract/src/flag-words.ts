import type { QuestionFlag } from './item-statistics';

type Flag = Pick<QuestionFlag, 'kind' | 'option'>;

/** A flag in few words, for lists. */
export function flagLabel({ kind, option }: Flag): string {
  if (kind === 'key-in-doubt') return 'Is the key wrong?';
  return kind === 'unused-option' ? `Hardly anybody chooses ${option}` : 'Doesn’t tell who knows more';
}

/** What answers say, as a sentence. */
export function flagSentence({ kind, option }: Flag, key: string): string {
  if (kind === 'key-in-doubt') return `Able children choose ${option} more often than the key ${key}.`;
  if (kind === 'unused-option') return `Hardly anybody chooses ${option}.`;
  return 'Knowing more hardly helps with this question.';
}

/** What to do about it, to somebody who has never heard of statistics of questions. */
export function flagAdvice({ kind, option }: Flag, key: string): string {
  if (kind === 'key-in-doubt') {
    return `Work the question out yourself. If ${option} is right, correct the key, and past tests are marked again. If ${key} is right, dismiss the flag, and say what makes ${option} so tempting. Until you know, leave it out of tests.`;
  }
  if (kind === 'unused-option') {
    return `Nothing urgent: the question works with one option less. Edit it so that ${option} is more tempting, or dismiss the flag if ${option} is meant to be ruled out at once.`;
  }
  return 'Look for a second right answer, an unclear word or a trap, and edit the question. If you find none, dismiss the flag, and say so. Until you know, leave it out of tests.';
}
