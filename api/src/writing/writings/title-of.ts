import type { Question } from '@wattle/contract/questions';
import { structuredBlocks } from '@wattle/contract/structured-text';

const MAX_TITLE = 60;

/** What a text is called: the beginning of its prompt, to the end of a word. */
export function titleOf(question: Question | undefined): string {
  const [first] = structuredBlocks(question?.question ?? '');
  const line = first?.text.split('\n', 1)[0] ?? 'Writing';
  if (line.length <= MAX_TITLE) return line;
  return `${line.slice(0, MAX_TITLE).replace(/[\s\p{P}]*\s\S*$/u, '')} …`;
}
