import type { Question } from '@wattle/contract/questions';
import { structuredBlocks } from '@wattle/contract/structured-text';

const MAX_TITLE = 60;

/** What a prompt is called: its beginning. */
export function titleOf(question: Question | undefined): string {
  const [first] = structuredBlocks(question?.question ?? '');
  return cut(first?.text.split('\n', 1)[0] ?? 'Writing');
}

/** What a child's own text is called: the title in its first line, else its first words. */
export function titleOfText(text: string): string | undefined {
  const [first = ''] = text.trim().split('\n', 1);
  return first.trim() === '' ? undefined : cut(first.trim());
}

/** To the end of a word. */
function cut(line: string): string {
  if (line.length <= MAX_TITLE) return line;
  const words = line.slice(0, MAX_TITLE);
  const end = words.search(/\s\S*$/);
  return `${(end < 0 ? words : words.slice(0, end)).replace(/[\s\p{P}]{1,9}$/u, '')} …`;
}
