import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import { PAGE_ID } from '../page-id';
import type { AttemptOptions } from './attempt-options';
import type { AttemptState } from './attempt-state';
import { confirmAnswer, saveWithin } from './changes';
import { isSubmissionStored, storedAnswers, storedUiState } from './device';
import { currentOf, newestVersion } from './selectors';
import { breakSecondsOf, secondsLeftOf, startClock } from './server-clock';

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
