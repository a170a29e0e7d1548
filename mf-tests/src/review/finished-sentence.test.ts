import { anAttemptReview } from '@wattle/contract/testing';
import { right, unanswered, writing, wrong } from '../../test/review-api';
import { finishedSentence } from './finished-sentence';
import { reviewedQuestions } from './reviewed-questions';

const reading = { served: { subject: 'Reading' as const } };
const noText = { ...writing, marked: { ...writing.marked, writingResponse: ' ' } };

test.each([
  ['You answered all three questions.', [wrong, wrong, right]],
  ['You answered both questions.', [wrong, wrong]],
  ['You answered the question.', [wrong]],
  ['You answered 2 of 3 questions.', [wrong, wrong, unanswered]],
  ['Your text is finished.', [writing]],
  ['You finished both parts.', [reading, unanswered, right]],
  ['You finished all three parts.', [writing, reading, wrong]],
  ['You answered 2 of 3 questions.', [noText, reading, wrong]],
  [undefined, [unanswered, unanswered]],
  [undefined, [noText]],
])('%s', (sentence, questions) =>
  expect(finishedSentence(reviewedQuestions(anAttemptReview(questions)))).toBe(sentence),
);
