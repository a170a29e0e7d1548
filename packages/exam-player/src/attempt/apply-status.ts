import type { AttemptStatus } from '@wattle/contract/attempts';
import type { AttemptState } from './attempt-state';
import { putUiState, saveWithin } from './changes';
import * as phases from './phases';
import { currentOf, isLocked, isOver, isTimeUp, submitFailureOf } from './selectors';
import { breakSecondsOf, secondsLeftOf, setClock } from './server-clock';
import { breakOverNotice, nextTimeNotice } from './time-notice';

/** Seconds are sent seldom, but more often than the pause between status checks. */
const SECONDS_SAVE_MS = 13_000;

/** Counts the second that has passed to the question on the screen, while it is seen. */
export function countSecond(state: AttemptState): void {
  const { clock, questions, uiState } = state;
  const passed = clock.now.monotonicMs - clock.countedAt;
  if (passed < 1_000) return;
  clock.countedAt += passed - (passed % 1_000);
  const id = questions[currentOf(state)]?.id;
  if (!clock.now.isVisible || !id || isLocked(state)) return;
  const secondsSpent = { ...uiState.secondsSpent, [id]: (uiState.secondsSpent[id] ?? 0) + 1 };
  putUiState(state, { secondsSpent }, SECONDS_SAVE_MS);
}

export function applySecondsLeft(state: AttemptState): void {
  const { secondsLeft: previous, timeNotice, clock } = state;
  const secondsLeft = secondsLeftOf(clock);
  if (secondsLeft !== previous) {
    state.secondsLeft = secondsLeft;
    state.timeNotice = nextTimeNotice(timeNotice, previous, secondsLeft);
  }
  const isBreak = breakSecondsOf(clock) > 0;
  const isBack = !isBreak && state.phase.name === 'resting';
  phases.rest(state, isBreak);
  if (isBack) saveWithin(state, 0);
  // It has ended by itself.
  if (isBack && clock.breakUntil && secondsLeft) state.timeNotice = breakOverNotice(secondsLeft);
  if (secondsLeft === 0) phases.close(state, 'time-up');
}

/** What the server says of the attempt, in a receipt or when it was asked. */
export function applyStatus(state: AttemptState, status: AttemptStatus): void {
  const { clock, submitting } = state;
  setClock(clock, status);
  state.privileges = status.privileges ?? {};
  state.breakSecondsLeft = status.breakSecondsLeft ?? 0;
  const hasMoreTime = secondsLeftOf(clock) !== 0 && submitting.step !== 'sending';
  if (hasMoreTime && isTimeUp(state)) state.phase = { name: 'answering' };
  if (isOfAnotherPage(state, status)) phases.supersede(state);
  if (status.state === 'submitted') phases.close(state, 'closed');
  if (!isOver(state)) applySecondsLeft(state);
  const failure = submitFailureOf(state);
  // What the server refuses it would refuse again.
  const isResumed = failure && failure.fault !== 'refused' && clock.now.monotonicMs >= submitting.dueAt;
  if (isResumed) phases.resumeSubmit(state);
}

/** The server can only tell where this page gave its name. */
function isOfAnotherPage({ pageId }: AttemptState, { activePageId }: AttemptStatus): boolean {
  return pageId !== undefined && activePageId !== undefined && activePageId !== pageId;
}
