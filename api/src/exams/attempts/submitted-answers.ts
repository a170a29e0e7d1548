import { createHash } from 'node:crypto';
import { isAttempted, type SecondsSpent, type SubmittedAnswer } from '@wattle/contract';
import type { Attempt } from './attempt.schema';

/** The answers that count of those saved and those submitted; a question without a response keeps its saved one. */
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

/** The longer count of each question: one of the two may have come from before a reload. */
export function withSeconds({ uiState, questions }: Attempt, submitted: SecondsSpent | undefined): Attempt['uiState'] {
  if (!submitted) return uiState;
  const kept = uiState?.secondsSpent ?? {};
  const longest = questions.flatMap(({ questionId: id }) =>
    id in kept || id in submitted ? [[id, Math.max(kept[id] ?? 0, submitted[id] ?? 0)]] : [],
  );
  const empty = { version: 1, flagged: [], eliminated: {}, highlights: {} };
  return { ...empty, ...uiState, secondsSpent: Object.fromEntries(longest) };
}

/** Equal for two submissions of the same responses, in whatever order they come. */
export function submissionKeyOf(responses: readonly SubmittedAnswer[]): string {
  const canonical = responses
    .map(({ questionId, selectedAnswer = null, writingResponse = null }) => [
      questionId,
      selectedAnswer,
      writingResponse,
    ])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
  return createHash('sha256').update(JSON.stringify(canonical)).digest('base64url');
}
