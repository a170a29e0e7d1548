import { anAttemptReview, type ReviewedQuestion } from '@wattle/contract/testing';
import { aFreeReport } from './a-free-report';

export const RESULTS = 'freeassesment/results';
const { resultsToken, ...report } = aFreeReport();

export const missed: ReviewedQuestion = {
  served: { question: 'How many litres?', mcq_options: 'A 72 L, B 54 L, C 12 L', text: 'The tank' },
  marked: { selectedAnswer: 'A', correct: false, wrong_turns: { A: 'That is the full tank.', C: 'Too few.' } },
};

/** The results of three tests with these questions. */
export const resultsOf = (...questions: ReviewedQuestion[]) => ({
  ...report,
  reviews: report.tests.map(() => anAttemptReview(questions)),
});
