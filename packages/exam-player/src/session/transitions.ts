import type { SavedAnswer } from '@wattle/contract';
import type { AutoSubmitReason, ExamState } from './exam-state';
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
  return isLocked(state) ? state : { ...state, marks };
}

export function movedTo(state: ExamState, index: number): ExamState {
  if (isLocked(state)) return state;
  const phase = state.phase.name === 'answering' ? { ...state.phase, emptyWritingId: undefined } : state.phase;
  return { ...state, current: clampIndex(state, index), phase };
}

export function submitAsked(state: ExamState): ExamState {
  if (state.phase.name !== 'answering') return state;
  return { ...state, phase: { name: 'confirming', hasSubmitFailed: state.phase.hasSubmitFailed } };
}

/** Back to the test, perhaps at another question, perhaps because a writing question is empty. */
export function submitDeclined(state: ExamState, index: number, emptyWritingId?: string): ExamState {
  if (state.phase.name !== 'confirming') return state;
  const { hasSubmitFailed } = state.phase;
  return { ...state, phase: { name: 'answering', emptyWritingId, hasSubmitFailed }, current: clampIndex(state, index) };
}

export function submitStarted(state: ExamState): ExamState {
  return state.phase.name === 'confirming' ? { ...state, phase: { name: 'submitting' } } : state;
}

export function submitFailed(state: ExamState): ExamState {
  return state.phase.name === 'submitting' ? { ...state, phase: { name: 'answering', hasSubmitFailed: true } } : state;
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

function clampIndex({ questions }: ExamState, index: number): number {
  return Math.min(Math.max(index, 0), questions.length - 1);
}
