import type { AttemptSummary } from '@wattle/contract';

/** What a child is told of an attempt that was marked again; nothing where its score is what it was. */
export function remarkedSentence({ score, remarked }: Pick<AttemptSummary, 'score' | 'remarked'>): string | undefined {
  const before = remarked?.scoreBefore ?? null;
  if (score === null || before === null || score === before) return undefined;
  return `We corrected a question: your score is now ${score}, it was ${before}.`;
}
