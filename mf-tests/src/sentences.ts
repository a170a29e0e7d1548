import { UNEXPECTED } from '@wattle/exam-player';
/** Sentences of the catalogue (docs/published.md, sentences). */
export const SENTENCES = {
  questionsFailed: 'Failed to load questions. Please try again.',
  practiceTestFailed: 'Failed to load practice test.',
  noQuestions: 'No questions found. Please try again later.',
  nothingToSubmit: 'No questions to submit.',
  submitFailed: 'Error submitting test.',
  unexpected: UNEXPECTED,
  emptyWriting: 'You must provide a written response.',
  emptyPracticeWriting: 'Writing response is empty.',
} as const;
