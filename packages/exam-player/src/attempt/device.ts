import { type AttemptUiState, attemptUiStateSchema, type SavedAnswer, type ServedQuestion } from '@wattle/contract';
import { deviceStorage } from '@wattle/platform';
import type { AttemptOptions } from './attempt-options';
import type { AttemptState } from './attempt-state';
import { isSubmitAsked, newestVersion } from './selectors';
import { answersKey, storeTimer, submissionKey, uiStateKey } from './stored-attempts';

/** The answers to questions of this test; whatever else stands there would have the server refuse them all. */
export function storedAnswers(attemptId: string, questions: readonly ServedQuestion[]): SavedAnswer[] {
  const stored = deviceStorage.readJson(answersKey(attemptId));
  const answers = Array.isArray(stored) ? stored.filter(isAnswer) : [];
  return answers.filter(({ questionId }) => questions.some(({ id }) => id === questionId));
}

/** Adds answers to what another tab may have stored, the newest of each. Says whether the device has stored them. */
export function storeAnswers({ attemptId, questions, answers }: AttemptState): boolean {
  const newest = new Map<string, SavedAnswer>();
  for (const answer of [...storedAnswers(attemptId, questions), ...Object.values(answers)]) {
    const stored = newest.get(answer.questionId);
    if (!stored || answer.version >= stored.version) newest.set(answer.questionId, answer);
  }
  return deviceStorage.write(answersKey(attemptId), JSON.stringify([...newest.values()]));
}

export function storedUiState(attemptId: string): AttemptUiState | undefined {
  return attemptUiStateSchema.safeParse(deviceStorage.readJson(uiStateKey(attemptId))).data;
}

/** The child has asked to submit; not where the test was answered on another device since. */
export function isSubmissionStored({ attemptId, answers }: AttemptState): boolean {
  const askedAt = deviceStorage.readJson(submissionKey(attemptId));
  return typeof askedAt === 'number' && newestVersion(Object.values(answers)) <= askedAt;
}

/** Stores what has changed beside the answers. Without an earlier state, that is all of it. */
export function storeAttempt(
  state: AttemptState,
  { category, owner }: Pick<AttemptOptions, 'category' | 'owner'>,
  before?: AttemptState,
): void {
  const { attemptId, uiState, secondsLeft } = state;
  if (uiState !== before?.uiState) {
    // It tells whose attempt this is.
    deviceStorage.write(uiStateKey(attemptId), JSON.stringify({ ...uiState, owner }));
  }
  if (secondsLeft !== null && secondsLeft !== before?.secondsLeft) storeTimer(category, attemptId, secondsLeft);
  storeSubmission(state, before);
}

/** That the child has asked to submit: the next page that opens the test submits it. */
function storeSubmission(state: AttemptState, before: AttemptState | undefined): void {
  const { attemptId, answers, phase } = state;
  const key = submissionKey(attemptId);
  const wasAsked = before !== undefined && isSubmitAsked(before);
  if (isSubmitAsked(state)) {
    const isStored = wasAsked && answers === before.answers;
    if (!isStored) deviceStorage.write(key, String(newestVersion(Object.values(answers))));
    // A superseded page leaves it to the active one.
  } else if (wasAsked && phase.name !== 'superseded') deviceStorage.remove(key);
}

function isAnswer(value: unknown): value is SavedAnswer {
  const { questionId, selectedAnswer, writingResponse, version } = (value ?? {}) as Partial<
    Record<keyof SavedAnswer, unknown>
  >;
  return (
    typeof questionId === 'string' &&
    ['string', 'undefined'].includes(typeof (selectedAnswer ?? undefined)) &&
    ['string', 'undefined'].includes(typeof writingResponse) &&
    Number.isSafeInteger(version) &&
    (version as number) > 0
  );
}
