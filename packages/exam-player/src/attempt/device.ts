import { type AttemptUiState, attemptUiStateSchema } from '@wattle/contract/attempt-ui-state';
import { type SavedAnswer, savedAnswerSchema } from '@wattle/contract/attempts';
import { storageKeysOf, TIMER, type WaitingWork } from '@wattle/contract/device-data';
import type { QuestionPayload } from '@wattle/contract/questions';
import { deviceStorage } from '@wattle/platform';
import { PAGE_ID } from '../page-id';
import type { AttemptOptions } from './attempt-options';
import type { AttemptState } from './attempt-state';
import { confirmAnswer, saveWithin } from './changes';
import { keepBreak } from './opened-tests';
import { currentOf, isSubmitAsked, newestVersion, submissionOf, waitingOf } from './selectors';
import { breakSecondsOf, secondsLeftOf, startClock } from './server-clock';

/** The answers to questions of this test; whatever else stands there would have the server refuse them all. */
export function storedAnswers(attemptId: string, questions: readonly QuestionPayload[]): SavedAnswer[] {
  const stored = deviceStorage.readJson(storageKeysOf(attemptId).answers);
  const answers = Array.isArray(stored) ? stored.flatMap((each) => savedAnswerSchema.safeParse(each).data ?? []) : [];
  return answers.filter(({ questionId }) => questions.some(({ id }) => id === questionId));
}

/** Adds answers to what another tab may have stored, the newest of each. Says whether the device has stored them. */
export function storeAnswers({ attemptId, questions, answers }: AttemptState): boolean {
  const newest = new Map<string, SavedAnswer>();
  for (const answer of [...storedAnswers(attemptId, questions), ...Object.values(answers)]) {
    const stored = newest.get(answer.questionId);
    if (!stored || answer.version >= stored.version) newest.set(answer.questionId, answer);
  }
  return deviceStorage.write(storageKeysOf(attemptId).answers, JSON.stringify([...newest.values()]));
}

function storedUiState(attemptId: string): AttemptUiState | undefined {
  return attemptUiStateSchema.safeParse(deviceStorage.readJson(storageKeysOf(attemptId).uiState)).data;
}

/** The child has asked to submit; not where the test was answered on another device since. */
function isSubmissionStored({ attemptId, answers }: AttemptState): boolean {
  const askedAt = deviceStorage.readJson(storageKeysOf(attemptId).submission);
  return typeof askedAt === 'number' && newestVersion(Object.values(answers)) <= askedAt;
}

/** Stores what has changed beside the answers. Without an earlier state, that is all of it. */
export function storeAttempt(
  state: AttemptState,
  { category, owner, ...options }: Pick<AttemptOptions, 'category' | 'owner' | 'outbox' | 'testName'>,
  before?: AttemptState,
): void {
  const { attemptId, uiState, secondsLeft } = state;
  if (uiState !== before?.uiState) {
    // It tells whose attempt this is.
    deviceStorage.write(storageKeysOf(attemptId).uiState, JSON.stringify({ ...uiState, owner }));
  }
  if (secondsLeft !== null && secondsLeft !== before?.secondsLeft) storeTimer(category, attemptId, secondsLeft);
  const { deadline, breakUntil } = state.clock;
  if (options.outbox && breakUntil !== before?.clock.breakUntil) {
    const { breakSecondsLeft } = state;
    keepBreak(options.outbox.ownerId, attemptId, { deadline, breakUntil, breakSecondsLeft });
  }
  storeSubmission(state, before);
  storeWaitingWork(state, options, before);
}

/**
 * Stores the timer as published (docs/published.md, screens), with the attempt that it is of. It is written every second
 * for whoever reads it there; what counts is the server's deadline.
 */
function storeTimer(category: string, attemptId: string, remaining: number): void {
  deviceStorage.write(TIMER + category, JSON.stringify({ remaining, timestamp: Date.now(), attemptId }));
}

/** What any page of the child is to send, should this one not do so. */
function storeWaitingWork(
  state: AttemptState,
  { outbox, testName }: Pick<AttemptOptions, 'outbox' | 'testName'>,
  before: AttemptState | undefined,
): void {
  const waits = waitingOf(state);
  const isStored =
    before && waits === waitingOf(before) && (waits !== 'submission' || state.answers === before.answers);
  if (!outbox || isStored) return;
  const key = storageKeysOf(state.attemptId).waiting;
  if (!waits) {
    deviceStorage.remove(key);
    return;
  }
  const { ownerId, saveUrl } = outbox;
  const submission = waits === 'submission' ? outbox.submission(submissionOf(state)) : undefined;
  deviceStorage.write(key, JSON.stringify({ ownerId, saveUrl, testName, submission } satisfies WaitingWork));
}

/** That the child has asked to submit: the next page that opens the test submits it. */
function storeSubmission(state: AttemptState, before: AttemptState | undefined): void {
  const { attemptId, answers, phase } = state;
  const key = storageKeysOf(attemptId).submission;
  const wasAsked = before !== undefined && isSubmitAsked(before);
  if (isSubmitAsked(state)) {
    const isStored = wasAsked && answers === before.answers;
    if (!isStored) deviceStorage.write(key, String(newestVersion(Object.values(answers))));
    // A superseded page leaves it to the active one.
  } else if (wasAsked && phase.name !== 'superseded') deviceStorage.remove(key);
}

const UNTOUCHED: AttemptUiState = { version: 1, flagged: [], eliminated: {}, highlights: {}, secondsSpent: {} };

/** An attempt as it was left, on this device or on another, each answer at its newest. */
export function restoreAttempt({ test, sentences }: Pick<AttemptOptions, 'test' | 'sentences'>): AttemptState {
  const { attemptId, questions, uiState: held = UNTOUCHED } = test;
  const answers = storedAnswers(attemptId, questions);
  const uiState = storedUiState(attemptId);
  const clock = startClock(test);
  const state: AttemptState = {
    attemptId,
    questions,
    answers: Object.fromEntries(answers.map((answer) => [answer.questionId, answer])),
    hasFeedback: test.feedback === true,
    checks: {},
    uiState: uiState && uiState.version >= held.version ? uiState : held,
    sent: { answers: {}, uiState: 0 },
    confirmed: { answers: {}, uiState: held.version },
    storedVersion: newestVersion(answers),
    saving: { inFlight: 0, notBefore: 0, failures: 0, hasFailed: false, isOnDevice: true, isStopped: false },
    submitting: { step: 'idle', isPressed: false, dueAt: 0, failures: 0 },
    clock,
    secondsLeft: secondsLeftOf(clock),
    privileges: test.privileges ?? {},
    breakSecondsLeft: test.breakSecondsLeft ?? 0,
    phase: { name: breakSecondsOf(clock) > 0 ? 'resting' : 'answering' },
    pageId: test.activePageId === PAGE_ID ? PAGE_ID : undefined,
    requiresWriting: Boolean(sentences.emptyWriting),
  };
  for (const answer of test.answers) confirmAnswer(state, answer);
  state.uiState = { ...state.uiState, current: questions[currentOf(state)]?.id ?? state.uiState.current };
  if (isSubmissionStored(state)) state.phase = { name: 'submitting' };
  saveWithin(state, 0);
  return state;
}
