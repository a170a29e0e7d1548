import { createHash } from 'node:crypto';
import type { SecondsSpent } from '@wattle/contract/attempt-ui-state';
import type { SubmittedAnswer } from '@wattle/contract/attempts';
import { isAttempted } from '@wattle/contract/marking';
import { CHILD_PREFIX } from './attempt';
import type { Attempt } from './attempt.schema';

/** Merges saved and submitted answers; a question without a response has its saved answer. */
export function withResponses(
  { answers, questions }: Attempt,
  responses: readonly SubmittedAnswer[],
): Attempt['answers'] {
  const served = new Set(questions.map(({ questionId }) => questionId));
  const counting = responses.filter((response) => served.has(response.questionId) && countsOver(answers, response));
  const submitted = counting.map(({ questionId, version, ...answer }) => {
    const { plan, version: savedVersion = 0 } = answers[questionId] ?? {};
    return [questionId, { ...(plan && { plan }), ...answer, version: version ?? savedVersion + 1 }];
  });
  return { ...answers, ...Object.fromEntries(submitted) };
}

/** An answer that was checked stays. A blank without a version does not count: another device may have saved an answer that this client has not seen. */
function countsOver(
  answers: Attempt['answers'],
  { questionId, selectedAnswer, writingResponse, version }: SubmittedAnswer,
): boolean {
  const saved = answers[questionId];
  if (!saved) return true;
  if (saved.verdict) return false;
  return version === undefined ? isAttempted(selectedAnswer ?? writingResponse) : version > saved.version;
}

/** Of each question the longer time counts, because a page forgets its times at a reload. */
export function withSeconds(
  { uiState, questions, paperCode }: Attempt,
  submitted: SecondsSpent | undefined,
): Attempt['uiState'] {
  // What was counted is how long it took to enter the answers.
  if (paperCode) return uiState && { ...uiState, secondsSpent: {} };
  if (!submitted) return uiState;
  const saved = uiState?.secondsSpent ?? {};
  const longest = questions.flatMap(({ questionId: id }) =>
    id in saved || id in submitted ? [[id, Math.max(saved[id] ?? 0, submitted[id] ?? 0)]] : [],
  );
  const empty = { version: 1, flagged: [], eliminated: {}, highlights: {} };
  return { ...empty, ...uiState, secondsSpent: Object.fromEntries(longest) };
}

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

type Answered = Pick<Attempt, 'questions' | 'answers'>;

/** The texts that are the answers of an attempt; blank ones are none. */
export function writtenTexts({ questions, answers }: Answered) {
  return questions.flatMap(({ questionId, version }) => {
    const { writingResponse: text, plan } = answers[questionId] ?? {};
    return text !== undefined && isAttempted(text) ? [{ questionId, version, text, plan }] : [];
  });
}

export function hasTextsOfChild({ owner, ...answered }: Answered & Pick<Attempt, 'owner'>): boolean {
  return owner.startsWith(CHILD_PREFIX) && writtenTexts(answered).length > 0;
}
