import { screen, within } from '@testing-library/react';
import type { AttemptReview } from '@wattle/contract';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../src/routes';

export const ID = 'c'.repeat(24);
export const PATH = `attempts/${ID}`;

export const right = { served: { question: 'The right one?' } };
export const wrong = {
  served: { question: 'The wrong one?', category: 'Fractions' },
  marked: {
    selectedAnswer: 'C',
    correct: false,
    secondsSpent: 102,
    explanation: 'Sharing among four is dividing by 4.\nTempting wrong turn: halving.',
  },
};
export const unanswered = {
  served: { question: 'The missed one?' },
  marked: { selectedAnswer: null, correct: false, flagged: true },
};
export const writing = {
  served: { subject: 'Writing' as const, question: 'Describe a storm.', mcq_options: undefined, category: undefined },
  marked: {
    selectedAnswer: null,
    writingResponse: 'Waves rose.\nThen all was still.',
    correct: null,
    correct_answer: undefined,
    explanation: 'It shows, and does not tell.',
  },
};

/** A child looks at this result. */
export async function show(review: AttemptReview) {
  signInAs('student');
  apiReturns(PATH, review);
  const view = renderRemote(routes, `/student-dashboard/attempts/${ID}`);
  await screen.findByRole('region', { name: 'Result' });
  return view;
}

export const question = (name: string) => within(screen.getByRole('article', { name }));
