import { numberInWords } from '@wattle/contract/text';
import { hasAnswer, type ReviewedQuestion } from './reviewed-questions';
import { partsOf } from './subject-parts';

/** What was done, true of every score; nothing where there is no answer. */
export function finishedSentence(questions: readonly ReviewedQuestion[]): string | undefined {
  const answered = questions.filter(hasAnswer).length;
  if (answered === 0) return undefined;
  const parts = partsOf(questions);
  if (parts.length > 1 && parts.every((part) => part.questions.some(hasAnswer))) {
    return `You finished ${allOf(parts.length)} parts.`;
  }
  if (answered < questions.length) return `You answered ${answered} of ${questions.length} questions.`;
  if (answered > 1) return `You answered ${allOf(answered)} questions.`;
  return parts[0]?.subject === 'Writing' ? 'Your text is finished.' : 'You answered the question.';
}

function allOf(count: number): string {
  return count === 2 ? 'both' : `all ${numberInWords(count)}`;
}
