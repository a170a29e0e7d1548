import type { AttemptState, AutoSubmitReason, SubmitFailure, SubmitFault } from './attempt-state';
import type { CallFailure } from './call-failure';
import { isAnswered, isLocked, isOver, isTimeUp, isWriting } from './selectors';

// Each changes the phase where that can happen in it.

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
export function resumeSubmit(state: AttemptState): void {
  const { phase } = state;
  if (phase.name === 'answering' && phase.submitFailure?.isRepeated) state.phase = { name: 'submitting' };
  else if (phase.name === 'answering' || phase.name === 'confirming') phase.submitFailure = undefined;
}

export function supersede(state: AttemptState): void {
  const isResting = state.phase.name === 'resting';
  if (!isLocked(state) || isTimeUp(state) || isResting) state.phase = { name: 'superseded' };
}

/** Follows the server's word whether the clock stands for a rest break. */
export function rest(state: AttemptState, isBreak: boolean): void {
  const { name } = state.phase;
  if (isBreak && (name === 'answering' || name === 'confirming')) state.phase = { name: 'resting' };
  if (!isBreak && name === 'resting') state.phase = { name: 'answering' };
}

export function close(state: AttemptState, reason: AutoSubmitReason): void {
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
