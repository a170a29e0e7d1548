import type { AttemptUiState, SavedAnswer } from '@wattle/contract';
import type { OpenTestAttempt } from './exam-options';
import type { ExamState } from './exam-state';

interface Restored {
  answers: readonly SavedAnswer[];
  uiState: AttemptUiState;
}

/** A test as it was left, on this device or on another. */
export function initialState({ questions }: OpenTestAttempt, { answers, uiState }: Restored): ExamState {
  const { current, flagged, eliminated, highlights } = uiState;
  const index = questions.findIndex(({ id }) => id === current);
  return {
    questions,
    current: Math.max(index, 0),
    answers: Object.fromEntries(answers.map((answer) => [answer.questionId, answer])),
    marks: { flagged, eliminated, highlights },
    phase: { name: 'answering' },
  };
}
