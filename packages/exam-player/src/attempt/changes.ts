import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import type { AttemptStatus, HeldAnswer, SavedAnswer } from '@wattle/contract/attempts';
import type { AttemptState, AutoSubmitReason, SubmitFailure, SubmitFault } from './attempt-state';
import type { CallFailure } from './call-failure';
import { ANSWER_SAVE_MS, MARKS_SAVE_MS, SECONDS_SAVE_MS } from './save-times';
import { currentOf, isAnswered, isLocked, isOver, isTimeUp, isWriting, submitFailureOf, unsentOf } from './selectors';
import { breakOverNotice, breakSecondsOf, nextTimeNotice, secondsLeftOf, serverNow, setClock } from './server-clock';

type Choice = Omit<SavedAnswer, 'version'>;

/** Has what is unsent sent within so many milliseconds. */
export function saveWithin(state: AttemptState, ms = ANSWER_SAVE_MS): void {
  const { saving, clock } = state;
  if (!unsentOf(state)) return;
  const at = clock.now.monotonicMs + ms;
  saving.dueAt = Math.min(saving.dueAt ?? at, at);
}

/** Takes a new answer. Its version is the time of the choice: the last one counts, on whatever device it was made. */
export function putAnswer(state: AttemptState, choice: Choice): void {
  const { answers, confirmed, saving, phase } = state;
  const { questionId } = choice;
  const known = Math.max(answers[questionId]?.version ?? 0, confirmed.answers[questionId] ?? 0, state.storedVersion);
  answers[questionId] = { ...choice, version: Math.max(known + 1, serverNow(state.clock)) };
  if (phase.name === 'answering' && phase.emptyWritingId === questionId) phase.emptyWritingId = undefined;
  saving.hasFailed = saving.failures > 0;
  saveWithin(state);
}

export function clearAnswer(state: AttemptState, questionId: string): void {
  putAnswer(state, { questionId, selectedAnswer: null });
}

/** The server has an answer, perhaps a later one, of another device. */
export function confirmAnswer(
  { answers, confirmed }: Pick<AttemptState, 'answers' | 'confirmed'>,
  held: HeldAnswer,
): void {
  const { questionId, version } = held;
  const own = answers[questionId];
  confirmed.answers[questionId] = Math.max(version, confirmed.answers[questionId] ?? 0);
  if (held.verdict) holdAnswer({ answers, confirmed }, held);
  // A receipt that is older than the check.
  else if (own?.verdict) return;
  else if (!own || own.version < version) answers[questionId] = held;
  // Two devices have chosen in the same millisecond.
  else if (own.version === version && !isSame(own, held)) answers[questionId] = { ...own, version: version + 1 };
  // The plan was made on another device.
  else if (held.plan) own.plan ??= held.plan;
}

/** An answer was checked: it counts, whatever was chosen later. */
export function holdAnswer(
  { answers, confirmed }: Pick<AttemptState, 'answers' | 'confirmed'>,
  held: Omit<HeldAnswer, 'version'> & { version?: number },
): void {
  const { questionId } = held;
  const version = Math.max(held.version ?? 1, answers[questionId]?.version ?? 0);
  answers[questionId] = { ...held, version };
  confirmed.answers[questionId] = Math.max(version, confirmed.answers[questionId] ?? 0);
}

/** Takes what the child has marked beside the answers. */
export function putMarks(state: AttemptState, marks: Partial<AttemptUiState>): void {
  if (isLocked(state)) return;
  postponeSubmit(state);
  putUiState(state, marks, MARKS_SAVE_MS);
}

export function showQuestion(state: AttemptState, current: string | undefined): void {
  putUiState(state, { current }, MARKS_SAVE_MS);
}

export function showQuestionAt(state: AttemptState, index: number): void {
  const { questions } = state;
  showQuestion(state, questions[Math.min(Math.max(index, 0), questions.length - 1)]?.id);
}

/** Takes a change of the UI state, and has it sent within so many milliseconds. */
function putUiState(state: AttemptState, change: Partial<Omit<AttemptUiState, 'version'>>, ms: number): void {
  const { uiState, confirmed, clock } = state;
  const changed = { ...uiState, ...change };
  if (JSON.stringify(changed) === JSON.stringify(uiState)) return;
  const version = Math.max(uiState.version + 1, confirmed.uiState + 1, serverNow(clock));
  state.uiState = { ...changed, version };
  saveWithin(state, ms);
}

function isSame(one: SavedAnswer, other: SavedAnswer): boolean {
  return (
    (one.selectedAnswer ?? null) === (other.selectedAnswer ?? null) &&
    (one.writingResponse ?? null) === (other.writingResponse ?? null) &&
    Boolean(one.guessed) === Boolean(other.guessed)
  );
}

/** Back to the test, perhaps because a writing question is empty. */
export function cancelSubmit(state: AttemptState, emptyWritingId?: string): void {
  if (state.phase.name !== 'confirming') return;
  state.phase = { name: 'answering', emptyWritingId, submitFailure: notRepeated(state.phase.submitFailure) };
}

/** The writing question that keeps the test from being submitted, because nothing is written. */
export function emptyWritingOf(state: AttemptState): string | undefined {
  if (!state.requiresWriting) return undefined;
  return state.questions.find((question) => isWriting(question) && !isAnswered(state, question))?.id;
}

/** The child goes on with the test after a submission that has failed: it is not made behind the child's back. */
export function postponeSubmit({ phase }: AttemptState): void {
  if (phase.name === 'answering') phase.submitFailure = notRepeated(phase.submitFailure);
}

/** The server answers again: a submission that is to be repeated starts, and no failure is to be told any more. */
function resumeSubmit(state: AttemptState): void {
  const { phase } = state;
  if (phase.name === 'answering' && phase.submitFailure?.isRepeated) state.phase = { name: 'submitting' };
  else if (phase.name === 'answering' || phase.name === 'confirming') phase.submitFailure = undefined;
}

function supersede(state: AttemptState): void {
  const isResting = state.phase.name === 'resting';
  if (!isLocked(state) || isTimeUp(state) || isResting) state.phase = { name: 'superseded' };
}

/** Follows the server's word whether the clock stands for a rest break. */
function followBreak(state: AttemptState, isBreak: boolean): void {
  const { name } = state.phase;
  if (isBreak && (name === 'answering' || name === 'confirming')) state.phase = { name: 'resting' };
  if (!isBreak && name === 'resting') state.phase = { name: 'answering' };
}

export function closeAttempt(state: AttemptState, reason: AutoSubmitReason): void {
  // When time is up, the active page submits, or the server does: a superseded one has older answers.
  const isOfAnotherPage = state.phase.name === 'superseded' && reason === 'time-up';
  if (isOver(state) || isOfAnotherPage) return;
  state.phase = { name: 'autoSubmitting', reason };
  state.submitting.dueAt = 0;
}

export function loseAttempt(state: AttemptState, message: string): void {
  state.saving.isStopped = true;
  if (state.phase.name !== 'submitted') state.phase = { name: 'attemptNotFound', message };
}

/** A submission has failed, in a way that does not end the attempt. */
export function failSubmit(state: AttemptState, failure: CallFailure & { fault: SubmitFault }): void {
  const { phase } = state;
  const { fault } = failure;
  if (phase.name === 'submitting') {
    const submitFailure =
      fault === 'refused' ? { fault, message: failure.message, isRepeated: false } : { fault, isRepeated: true };
    state.phase = { name: 'answering', submitFailure };
  } else if (phase.name === 'autoSubmitting') {
    if (fault === 'refused') state.phase = { name: 'refused', message: failure.message };
    else phase.fault = fault;
  }
}

function notRepeated(failure: SubmitFailure | undefined): SubmitFailure | undefined {
  return failure && { ...failure, isRepeated: false };
}

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
  followBreak(state, isBreak);
  if (isBack) saveWithin(state, 0);
  // It has ended by itself.
  if (isBack && clock.breakUntil && secondsLeft) state.timeNotice = breakOverNotice(secondsLeft);
  if (secondsLeft === 0) closeAttempt(state, 'time-up');
}

/** What the server says of the attempt, in a receipt or when it was asked. */
export function applyStatus(state: AttemptState, status: AttemptStatus): void {
  const { clock, submitting } = state;
  setClock(clock, status);
  state.privileges = status.privileges ?? {};
  state.breakSecondsLeft = status.breakSecondsLeft ?? 0;
  const hasMoreTime = secondsLeftOf(clock) !== 0 && submitting.step !== 'sending';
  if (hasMoreTime && isTimeUp(state)) state.phase = { name: 'answering' };
  if (isOfAnotherPage(state, status)) supersede(state);
  if (status.state === 'submitted') closeAttempt(state, 'closed');
  if (!isOver(state)) applySecondsLeft(state);
  const failure = submitFailureOf(state);
  // What the server refuses it would refuse again.
  const isResumed = failure && failure.fault !== 'refused' && clock.now.monotonicMs >= submitting.dueAt;
  if (isResumed) resumeSubmit(state);
}

/** The server can only tell where this page gave its name. */
function isOfAnotherPage({ pageId }: AttemptState, { activePageId }: AttemptStatus): boolean {
  return pageId !== undefined && activePageId !== undefined && activePageId !== pageId;
}
