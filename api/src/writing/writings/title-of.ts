import type { Question } from '@wattle/contract/questions';
import { structuredBlocks } from '@wattle/contract/structured-text';

/** What a text is called: the first line of its prompt. */
export function titleOf(question: Question | undefined): string {
  const [first] = structuredBlocks(question?.question ?? '');
  return first?.text.split('\n', 1)[0] ?? 'Writing';
}
