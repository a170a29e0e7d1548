import { isAttempted, type OptionLetter, type ServedQuestion } from '@wattle/contract';
import { eliminatedOf } from '../ui-state/marks';
import type { ExamState } from './exam-state';

/** Whether nothing may be changed now. */
export function isLocked(state: ExamState): boolean {
  return state.phase === 'submitting' || state.phase === 'elsewhere' || isOver(state);
}

/** Whether nothing will ever be changed again: the clock stands. */
export function isOver({ phase }: ExamState): boolean {
  return ['overtime', 'refused', 'unknown', 'submitted'].includes(phase);
}

/** Whether a question is answered by a text, not by an option. */
export function isWriting({ subject }: ServedQuestion): boolean {
  return subject === 'Writing';
}

export function isAnswered({ answers }: ExamState, question: ServedQuestion): boolean {
  const answer = answers[question.id];
  return isAttempted(isWriting(question) ? answer?.writingResponse : answer?.selectedAnswer);
}

export function isFlagged({ marks }: ExamState, { id }: ServedQuestion): boolean {
  return marks.flagged.includes(id);
}

export function isEliminated({ marks }: ExamState, { id }: ServedQuestion, letter: OptionLetter): boolean {
  return eliminatedOf(marks, id).includes(letter);
}
