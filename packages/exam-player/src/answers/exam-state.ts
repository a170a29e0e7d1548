import type { OptionLetter, SavedAnswer, ServedQuestion } from '@wattle/contract';
import type { TextRange } from '../passage/ranges';
import { type Marks, withEliminated, withFlagToggled } from '../ui-state/marks';
import { isLocked, isOver } from './exam-facts';
import type { SubmissionReason } from './submission';

/** What is happening to the test as a whole. */
export type Phase =
  | 'answering'
  /** The child looks over the test before it is submitted. */
  | 'confirming'
  | 'submitting'
  /** Another page goes on with the test. */
  | 'elsewhere'
  /** Time is up, or the server takes no more: nothing can be changed, and it is submitted until the server has it. */
  | 'overtime'
  /** Time is up, and the server will never take the submission. */
  | 'refused'
  /** The server no longer knows the test; the answers stay on the device. */
  | 'unknown'
  /** The server has it. */
  | 'submitted';

export interface ExamState {
  questions: readonly ServedQuestion[];
  /** Index of the question on the screen. */
  current: number;
  answers: Readonly<Record<string, SavedAnswer>>;
  marks: Marks;
  phase: Phase;
  /** The writing question that kept the test from being submitted because nothing was written. */
  emptyWritingId?: string;
  /** The child has handed it in, and the server could not be reached. */
  isSubmitFailed?: boolean;
  /** Why it is submitted by itself. */
  closedBy?: Exclude<SubmissionReason, 'asked'>;
  /** Why the server takes it no more. */
  refusal?: string;
  /** A submission is on its way. */
  isSending?: boolean;
}

export type ExamAction =
  | { type: 'answered'; answer: SavedAnswer }
  | { type: 'movedTo'; index: number }
  | { type: 'flagToggled'; questionId: string }
  | { type: 'eliminated'; questionId: string; letter: OptionLetter; isEliminated: boolean }
  | { type: 'highlighted'; passageId: string; ranges: TextRange[] }
  | { type: 'submitAsked' }
  | { type: 'submitDeclined'; toIndex?: number }
  | { type: 'writingMissed'; index: number }
  | { type: 'submitStarted' }
  | { type: 'submitFailed' }
  | { type: 'sendStarted' }
  | { type: 'sendEnded' }
  | { type: 'takenOver' }
  | { type: 'closed'; by: Exclude<SubmissionReason, 'asked'> }
  | { type: 'prolonged' }
  | { type: 'refused'; refusal: string }
  | { type: 'disowned'; refusal: string }
  | { type: 'submitted' };

interface Start extends Pick<ExamState, 'questions' | 'current' | 'marks'> {
  answers: readonly SavedAnswer[];
}

export function startExam({ answers, ...start }: Start): ExamState {
  return {
    ...start,
    answers: Object.fromEntries(answers.map((answer) => [answer.questionId, answer])),
    phase: 'answering',
  };
}

/** The whole life of an attempt on the screen. Phases only move along the ways that are listed here. */
export function examReducer(state: ExamState, action: ExamAction): ExamState {
  switch (action.type) {
    case 'answered':
      // Whatever the phase: the server may hold a later choice, of another device.
      return withAnswer(state, action.answer);
    case 'movedTo':
    case 'flagToggled':
    case 'eliminated':
    case 'highlighted':
      return isLocked(state) ? state : work(state, action);
    case 'submitAsked':
      return state.phase === 'answering' ? { ...state, phase: 'confirming', emptyWritingId: undefined } : state;
    case 'submitDeclined':
      return state.phase === 'confirming' ? backTo(state, action.toIndex ?? state.current) : state;
    case 'writingMissed':
      return state.phase === 'confirming'
        ? { ...backTo(state, action.index), emptyWritingId: state.questions[action.index]?.id }
        : state;
    case 'submitStarted':
      return state.phase === 'confirming' ? { ...state, phase: 'submitting', isSubmitFailed: false } : state;
    case 'submitFailed':
      return state.phase === 'submitting' ? { ...state, phase: 'answering', isSubmitFailed: true } : state;
    case 'sendStarted':
      return { ...state, isSending: true };
    case 'sendEnded':
      return { ...state, isSending: false };
    case 'takenOver':
      return isLocked(state) && !isTimeUp(state) ? state : { ...state, phase: 'elsewhere', closedBy: undefined };
    case 'closed':
      return isOver(state) || isAnothers(state, action.by)
        ? state
        : { ...state, phase: 'overtime', closedBy: action.by };
    case 'prolonged':
      return isTimeUp(state) && !state.isSending ? { ...state, phase: 'answering', closedBy: undefined } : state;
    case 'refused':
      return state.phase === 'overtime' ? { ...state, phase: 'refused', refusal: action.refusal } : state;
    case 'disowned':
      return state.phase === 'submitted' ? state : { ...state, phase: 'unknown', refusal: action.refusal };
    case 'submitted':
      return { ...state, phase: 'submitted' };
  }
}

type Work = Extract<ExamAction, { type: 'movedTo' | 'flagToggled' | 'eliminated' | 'highlighted' }>;

/** What the child does while the test can be changed. */
function work(state: ExamState, action: Work): ExamState {
  const { marks } = state;
  switch (action.type) {
    case 'movedTo':
      return { ...state, current: within(action.index, state.questions.length), emptyWritingId: undefined };
    case 'flagToggled':
      return { ...state, marks: withFlagToggled(marks, action.questionId) };
    case 'eliminated':
      return { ...state, marks: withEliminated(marks, action.questionId, action.letter, action.isEliminated) };
    case 'highlighted':
      return {
        ...state,
        marks: { ...marks, highlights: { ...marks.highlights, [action.passageId]: action.ranges } },
      };
  }
}

/** Whether the end is only the clock's: the server may know better. */
function isTimeUp({ phase, closedBy }: ExamState): boolean {
  return phase === 'overtime' && closedBy === 'time-up';
}

/** When time is up, the active page submits, or the server does: this one holds older answers. */
function isAnothers({ phase }: ExamState, by: SubmissionReason): boolean {
  return phase === 'elsewhere' && by === 'time-up';
}

function withAnswer(state: ExamState, answer: SavedAnswer): ExamState {
  const isMissing = state.emptyWritingId === answer.questionId;
  return {
    ...state,
    answers: { ...state.answers, [answer.questionId]: answer },
    emptyWritingId: isMissing ? undefined : state.emptyWritingId,
  };
}

function backTo(state: ExamState, index: number): ExamState {
  return { ...state, phase: 'answering', current: within(index, state.questions.length) };
}

function within(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}
