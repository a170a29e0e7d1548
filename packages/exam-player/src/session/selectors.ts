import { isAttempted, type OptionLetter, optionsOf, type ServedQuestion } from '@wattle/contract';
import type { ExamState, SubmitFailure } from './exam-state';
import { eliminatedOf } from './marks';

/** Whether nothing may be changed now. */
export function isLocked(state: ExamState): boolean {
  return state.phase.name === 'submitting' || state.phase.name === 'superseded' || isOver(state);
}

/** Whether the attempt has ended for this page: its clock stands. */
export function isOver({ phase }: ExamState): boolean {
  return ['autoSubmitting', 'refused', 'attemptNotFound', 'submitted'].includes(phase.name);
}

/** Whether a question is answered by a text, not by an option. */
export function isWriting({ subject }: ServedQuestion): boolean {
  return subject === 'Writing';
}

export function isAnswered({ answers }: ExamState, question: ServedQuestion): boolean {
  const answer = answers[question.id];
  return isAttempted(isWriting(question) ? answer?.writingResponse : answer?.selectedAnswer);
}

/** The letter of the option that is chosen. */
export function chosenLetter({ answers }: ExamState, { id }: ServedQuestion): string | undefined {
  return answers[id]?.selectedAnswer?.trim()[0]?.toUpperCase();
}

/** The text of the option that is chosen. */
export function chosenText(state: ExamState, question: ServedQuestion): string | undefined {
  const chosen = chosenLetter(state, question);
  return optionsOf(question).find(({ letter }) => letter === chosen)?.text;
}

export function isFlagged({ marks }: ExamState, { id }: ServedQuestion): boolean {
  return marks.flagged.includes(id);
}

export function isEliminated({ marks }: ExamState, { id }: ServedQuestion, letter: OptionLetter): boolean {
  return eliminatedOf(marks, id).includes(letter);
}

/** The writing question that is to be said to be empty. */
export function emptyWritingId({ phase }: ExamState): string | undefined {
  return phase.name === 'answering' ? phase.emptyWritingId : undefined;
}

/** The last submission that the child asked for, where it could not be made. */
export function submitFailureOf({ phase }: ExamState): SubmitFailure | undefined {
  return phase.name === 'answering' || phase.name === 'confirming' ? phase.submitFailure : undefined;
}
