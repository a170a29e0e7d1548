import type { DailyPractice } from '@wattle/contract/daily-practice';
import type { AttemptReview, AttemptSummary, NewQuestion } from '@wattle/contract/results';
import { anAttemptReview, type ReviewedQuestion } from '@wattle/contract/testing';
import type { WritingSummary } from '@wattle/contract/writings';
import { apiReturns } from '@wattle/platform/fake-api';
import { aPractice } from './dashboard-api';

export const ID = 'c'.repeat(24);
export const PATH = `attempts/${ID}`;

export const right: ReviewedQuestion = { served: { question: 'The right one?' } };
export const wrong: ReviewedQuestion = {
  served: { question: 'The wrong one?', category: 'Fractions' },
  marked: {
    selectedAnswer: 'C',
    correct: false,
    secondsSpent: 102,
    explanation: 'Sharing among four is dividing by 4.\nTempting wrong turn: halving.',
  },
};
export const unanswered: ReviewedQuestion = {
  served: { question: 'The missed one?' },
  marked: { selectedAnswer: null, correct: false, flagged: true },
};
export const writing: ReviewedQuestion = {
  served: { subject: 'Writing', question: 'Describe a storm.', mcq_options: undefined, category: undefined },
  marked: {
    selectedAnswer: null,
    writingResponse: 'Waves rose.\nThen all was still.',
    correct: null,
    correct_answer: undefined,
    explanation: 'It shows, and does not tell.',
  },
};

/** New questions of the skills that went wrong. */
export const NEW_QUESTIONS: NewQuestion[] = [
  { skill: 'maths-ratio', name: 'Ratio' },
  { skill: 'maths-speed', name: 'Speed' },
  { skill: 'maths-angles', name: 'Angles' },
];

/** One of eight right: four hard ones and three easy ones went wrong. */
export function aLowReview(overrides: Partial<AttemptSummary> = {}): AttemptReview {
  const wrongOf = (level: 'Easy' | 'Difficult', number: number) => ({
    served: { question: `${level === 'Easy' ? 'Easy' : 'Hard'} ${number}?` },
    marked: { selectedAnswer: 'A', correct: false, level },
  });
  const questions = [
    ...[1, 2, 3, 4].map((number) => wrongOf('Difficult', number)),
    ...[1, 2, 3].map((number) => wrongOf('Easy', number)),
    right,
  ];
  return { ...anAttemptReview(questions, overrides), newQuestions: NEW_QUESTIONS };
}

/** The API has this result, beside others of the same child. */
export function reviewIs(
  review: AttemptReview,
  others: AttemptSummary[] = [],
  writings: WritingSummary[] = [],
  practice: DailyPractice = aPractice(),
): void {
  apiReturns(PATH, review);
  apiReturns('practice/today', practice);
  apiReturns('writings', { writings });
  apiReturns('attempts', { attempts: [review, ...others], serverTime: new Date().toISOString() });
}
