import { isAttempted, type SubmittedAnswer } from '@wattle/contract';
import type { Attempt } from './attempt.schema';

/** What counts of what was saved and what was handed in; a question without a response keeps what the server holds. */
export function withResponses(
  { answers, questions }: Attempt,
  responses: readonly SubmittedAnswer[],
): Attempt['answers'] {
  const served = new Set(questions.map(({ questionId }) => questionId));
  const counting = responses.filter((response) => served.has(response.questionId) && countsOver(answers, response));
  const submitted = counting.map(({ questionId, version, ...answer }) => [
    questionId,
    { ...answer, version: version ?? (answers[questionId]?.version ?? 0) + 1 },
  ]);
  return { ...answers, ...Object.fromEntries(submitted) };
}

/** Another device may have saved an answer that this client has never seen: its blank is no decision. */
function countsOver(
  answers: Attempt['answers'],
  { questionId, selectedAnswer, writingResponse, version }: SubmittedAnswer,
): boolean {
  const saved = answers[questionId];
  if (!saved) return true;
  return version === undefined ? isAttempted(selectedAnswer ?? writingResponse) : version > saved.version;
}
