import { isAttempted, type SavedAnswer, type ServedQuestion } from '@wattle/contract';
import type { Place } from './stored-place';
import type { SubmissionReason } from './submission';

/** What is happening to the test as a whole. */
export type Phase =
  | 'answering'
  /** The child is asked whether to submit. */
  | 'confirming'
  | 'submitting'
  /** Time is up, or the server takes no more: nothing can be changed, and it is submitted until the server has it. */
  | 'overtime'
  /** Time is up, and the server will never take the submission. */
  | 'refused'
  /** The server no longer knows the test; the answers stay on the device. */
  | 'unknown'
  /** The server has it. */
  | 'submitted';

export interface ExamState extends Place {
  questions: readonly ServedQuestion[];
  answers: Readonly<Record<string, SavedAnswer>>;
  phase: Phase;
  /** Why it is submitted by itself. */
  closedBy?: Exclude<SubmissionReason, 'asked'>;
  /** Why the server takes it no more. */
  refusal?: string;
}

export type ExamAction =
  | { type: 'answered'; answer: SavedAnswer }
  | { type: 'movedTo'; index: number }
  | { type: 'flagToggled'; questionId: string }
  | { type: 'submitAsked' }
  | { type: 'submitDeclined' }
  | { type: 'submitStarted' }
  | { type: 'submitFailed' }
  | { type: 'closed'; by: Exclude<SubmissionReason, 'asked'> }
  | { type: 'refused'; refusal: string }
  | { type: 'disowned'; refusal: string }
  | { type: 'submitted' };

export function startExam(
  questions: readonly ServedQuestion[],
  answers: readonly SavedAnswer[],
  { current, flagged }: Place,
): ExamState {
  return {
    questions,
    current,
    flagged,
    answers: Object.fromEntries(answers.map((answer) => [answer.questionId, answer])),
    phase: 'answering',
  };
}

/** The whole life of an attempt on the screen. Phases only move along the ways that are listed here. */
export function examReducer(state: ExamState, action: ExamAction): ExamState {
  switch (action.type) {
    case 'answered':
      return isLocked(state) ? state : withAnswer(state, action.answer);
    case 'movedTo':
      return isLocked(state) ? state : { ...state, current: within(action.index, state.questions.length) };
    case 'flagToggled':
      return isLocked(state) ? state : { ...state, flagged: toggled(state.flagged, action.questionId) };
    case 'submitAsked':
      return state.phase === 'answering' ? { ...state, phase: 'confirming' } : state;
    case 'submitDeclined':
      return state.phase === 'confirming' ? { ...state, phase: 'answering' } : state;
    case 'submitStarted':
      return state.phase === 'confirming' ? { ...state, phase: 'submitting' } : state;
    case 'submitFailed':
      return state.phase === 'submitting' ? { ...state, phase: 'answering' } : state;
    case 'closed':
      return isOver(state) ? state : { ...state, phase: 'overtime', closedBy: action.by };
    case 'refused':
      return state.phase === 'overtime' ? { ...state, phase: 'refused', refusal: action.refusal } : state;
    case 'disowned':
      return state.phase === 'submitted' ? state : { ...state, phase: 'unknown', refusal: action.refusal };
    case 'submitted':
      return { ...state, phase: 'submitted' };
  }
}

/** Whether nothing may be changed now. */
export function isLocked(state: ExamState): boolean {
  return state.phase === 'submitting' || isOver(state);
}

/** Whether nothing will ever be changed again: the clock stands. */
export function isOver({ phase }: ExamState): boolean {
  return ['overtime', 'refused', 'unknown', 'submitted'].includes(phase);
}

export function isAnswered({ answers }: ExamState, { id }: ServedQuestion): boolean {
  return isAttempted(answers[id]?.selectedAnswer);
}

/** Numbers of the questions without an answer, from 1. */
export function unansweredNumbers(state: ExamState): number[] {
  return state.questions.flatMap((question, index) => (isAnswered(state, question) ? [] : [index + 1]));
}

function withAnswer(state: ExamState, answer: SavedAnswer): ExamState {
  return { ...state, answers: { ...state.answers, [answer.questionId]: answer } };
}

function toggled(flagged: readonly string[], questionId: string): string[] {
  return flagged.includes(questionId) ? flagged.filter((id) => id !== questionId) : [...flagged, questionId];
}

function within(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}
