import type { AttemptSummary, CategoryScore } from '@wattle/contract/results';
import { isLowScore } from '@wattle/contract/scores';
import { capitalized, listInWords, numberInWords } from '@wattle/contract/text';
import { hasAnswer, type ReviewedQuestion } from './reviewed-questions';
import { partsOf } from './subject-parts';

type Result = Pick<AttemptSummary, 'score' | 'total' | 'perCategory' | 'questionCount' | 'answeredCount'>;

/** What went well, in one sentence that is true of every result. Nothing for a writing, which has no score. */
export function resultSentence(result: Result): string | undefined {
  const { score, total, perCategory } = result;
  if (score === null || total === 0) return undefined;
  if (score === total) return everythingRight(result);
  if (score === 0) return `${nothingRight(result)}, and now we know where to begin.`;
  if (isLowScore({ score, total }))
    return `${capitalized(numberInWords(score))} right, and now we know where to begin.`;
  const topics = perCategory.filter((topic) => topic.total > 0);
  const [only] = topics;
  if (!only) return `You got ${score} of ${total} right.`;
  return topics.length === 1 ? oneTopic(only) : severalTopics(topics);
}

function everythingRight({ total, perCategory }: Result): string {
  if (total === 1) return 'You got it right.';
  if (perCategory.length < 2) return total === 2 ? 'You got both right.' : `You got all ${numberInWords(total)} right.`;
  return `You got everything right, in ${ofAllTopics(perCategory)}.`;
}

/** With nothing right, the strength is what was tried. */
function nothingRight({ questionCount, answeredCount }: Result): string {
  if (answeredCount === 0) return 'You have seen the questions';
  if (answeredCount < questionCount)
    return `You tried ${numberInWords(answeredCount)} of the ${numberInWords(questionCount)} questions`;
  return questionCount === 1 ? 'You tried it' : 'You answered every question';
}

function oneTopic({ category, correct, total }: CategoryScore): string {
  if (3 * correct >= 2 * total) return `${category} is going well: ${correct} of ${total} right.`;
  return `In ${category}, you got ${numberInWords(correct)} question${correct === 1 ? '' : 's'} right.`;
}

function severalTopics(topics: readonly CategoryScore[]): string {
  const whole = topics.filter(({ correct, total }) => correct === total);
  if (whole.length > 2)
    return `You got everything right in ${numberInWords(whole.length)} of the ${numberInWords(topics.length)} topics.`;
  if (whole.length > 0) return `You got everything right in ${listInWords(whole.map(({ category }) => category))}.`;

  const highest = Math.max(...topics.map(shareOf));
  const best = topics.filter((topic) => shareOf(topic) === highest);
  const [first] = best;
  if (first && best.length === 1)
    return `Your best topic was ${first.category}: ${first.correct} of ${first.total} right.`;
  if (best.length === 2 && topics.length > 2) {
    return `Your best topics were ${listInWords(best.map(({ category }) => category))}.`;
  }
  const withRight = topics.filter(({ correct }) => correct > 0);
  if (withRight.length === topics.length) return `You got questions right in ${ofAllTopics(topics)}.`;
  return `You got questions right in ${numberInWords(withRight.length)} of the ${numberInWords(topics.length)} topics.`;
}

function ofAllTopics({ length }: readonly CategoryScore[]): string {
  return length === 2 ? 'both topics' : `all ${numberInWords(length)} topics`;
}

function shareOf({ correct, total }: CategoryScore): number {
  return correct / total;
}

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
