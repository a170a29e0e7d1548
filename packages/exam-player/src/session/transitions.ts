import type { SavedAnswer } from '@wattle/contract';
import type { AutoSubmitReason, ExamState, SubmitFailure, SubmitFault } from './exam-state';
import type { Marks } from './marks';
import { isLocked, isOver } from './selectors';

// Each gives the state that follows, and the state itself where it cannot happen in it.

/** Whatever the phase: the server may have a later choice, of another device. */
export function answered(state: ExamState, answer: SavedAnswer): ExamState {
  const { phase } = state;
  const isMissed = phase.name === 'answering' && phase.emptyWritingId === answer.questionId;
  return {
    ...state,
    answers: { ...state.answers, [answer.questionId]: answer },
    phase: isMissed ? { ...phase, emptyWritingId: undefined } : phase,
  };
}

export function marked(state: ExamState, marks: Marks): ExamState {
  return isLocked(state) ? state : { ...submitPostponed(state), marks };
}

export function movedTo(state: ExamState, index: number): ExamState {
  if (isLocked(state)) return state;
  const phase = state.phase.name === 'answering' ? { ...state.phase, emptyWritingId: undefined } : state.phase;
  return { ...state, current: clampIndex(state, index), phase };
}

export function submitAsked(state: ExamState): ExamState {
  if (state.phase.name !== 'answering') return state;
  return { ...state, phase: { name: 'confirming', submitFailure: state.phase.submitFailure } };
}

/** Back to the test, perhaps at another question, perhaps because a writing question is empty. */
export function submitDeclined(state: ExamState, index: number, emptyWritingId?: string): ExamState {
  if (state.phase.name !== 'confirming') return state;
  const submitFailure = notRepeated(state.phase.submitFailure);
  return { ...state, phase: { name: 'answering', emptyWritingId, submitFailure }, current: clampIndex(state, index) };
}

export function submitStarted(state: ExamState): ExamState {
  return state.phase.name === 'confirming' ? { ...state, phase: { name: 'submitting' } } : state;
}

/** The child had asked on a page that is gone. */
export function submitResumed(state: ExamState): ExamState {
  return state.phase.name === 'answering' ? { ...state, phase: { name: 'submitting' } } : state;
}

export function submitFailed(state: ExamState, submitFailure: SubmitFailure): ExamState {
  return state.phase.name === 'submitting' ? { ...state, phase: { name: 'answering', submitFailure } } : state;
}

/** The child goes on with the test after a submission that has failed: it is not made behind the child's back. */
export function submitPostponed(state: ExamState): ExamState {
  const { phase } = state;
  if (phase.name !== 'answering' || !phase.submitFailure?.isRepeated) return state;
  return { ...state, phase: { ...phase, submitFailure: notRepeated(phase.submitFailure) } };
}

/** The server answers again: a submission that is to be repeated starts, and no failure is to be told any more. */
export function submitMended(state: ExamState): ExamState {
  const { phase } = state;
  if (phase.name !== 'answering' && phase.name !== 'confirming') return state;
  if (phase.name === 'answering' && phase.submitFailure?.isRepeated) return { ...state, phase: { name: 'submitting' } };
  return phase.submitFailure ? { ...state, phase: { ...phase, submitFailure: undefined } } : state;
}

/** The submission at the end could not be made; it is made again. */
export function autoSubmitFailed(state: ExamState, fault: SubmitFault): ExamState {
  const { phase } = state;
  if (phase.name !== 'autoSubmitting' || phase.fault === fault) return state;
  return { ...state, phase: { ...phase, fault } };
}

export function superseded(state: ExamState): ExamState {
  return isLocked(state) && !isTimeUp(state) ? state : { ...state, phase: { name: 'superseded' } };
}

export function closed(state: ExamState, reason: AutoSubmitReason): ExamState {
  // When time is up, the active page submits, or the server does: a superseded one has older answers.
  const isOfAnotherPage = state.phase.name === 'superseded' && reason === 'time-up';
  return isOver(state) || isOfAnotherPage ? state : { ...state, phase: { name: 'autoSubmitting', reason } };
}

/** There is more time. */
export function timeExtended(state: ExamState): ExamState {
  return isTimeUp(state) ? { ...state, phase: { name: 'answering' } } : state;
}

export function refused(state: ExamState, message: string): ExamState {
  return state.phase.name === 'autoSubmitting' ? { ...state, phase: { name: 'refused', message } } : state;
}

export function notFound(state: ExamState, message: string): ExamState {
  return state.phase.name === 'submitted' ? state : { ...state, phase: { name: 'attemptNotFound', message } };
}

export function submitted(state: ExamState): ExamState {
  return { ...state, phase: { name: 'submitted' } };
}

/** Whether the end is only the clock's: the server may know better. */
function isTimeUp({ phase }: ExamState): boolean {
  return phase.name === 'autoSubmitting' && phase.reason === 'time-up';
}

function notRepeated(failure: SubmitFailure | undefined): SubmitFailure | undefined {
  return failure && { ...failure, isRepeated: false };
}

function clampIndex({ questions }: ExamState, index: number): number {
  return Math.min(Math.max(index, 0), questions.length - 1);
}
