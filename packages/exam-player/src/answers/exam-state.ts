import { isAttempted, type SavedAnswer, type ServedQuestion } from '@wattle/contract';

/** What is happening to the test as a whole. */
export type Phase =
  | 'answering'
  /** The child is asked whether to submit. */
  | 'confirming'
  | 'submitting'
  /** Time is up, or the server takes no more: nothing can be changed, and it is submitted until the server has it. */
  | 'overtime';

export interface ExamState {
  questions: readonly ServedQuestion[];
  /** Index of the question on the screen. */
  current: number;
  answers: Readonly<Record<string, SavedAnswer>>;
  /** Ids of the questions to come back to. */
  flagged: readonly string[];
  phase: Phase;
}

export type ExamAction =
  | { type: 'answered'; answer: SavedAnswer }
  | { type: 'movedTo'; index: number }
  | { type: 'flagToggled'; questionId: string }
  | { type: 'submitAsked' }
  | { type: 'submitDeclined' }
  | { type: 'submitStarted' }
  | { type: 'submitFailed' }
  | { type: 'closed' };

export function startExam(questions: readonly ServedQuestion[], answers: readonly SavedAnswer[]): ExamState {
  return {
    questions,
    current: 0,
    answers: Object.fromEntries(answers.map((answer) => [answer.questionId, answer])),
    flagged: [],
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
      return { ...state, phase: 'overtime' };
  }
}

/** Whether nothing may be changed any more. */
export function isLocked({ phase }: ExamState): boolean {
  return phase === 'submitting' || phase === 'overtime';
}

/** The answer to a question with the next version number. */
export function nextAnswer({ answers }: ExamState, questionId: string, selectedAnswer: string): SavedAnswer {
  return { questionId, selectedAnswer, version: (answers[questionId]?.version ?? 0) + 1 };
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
