import { anAttemptReview, anAttemptSummary, type ReviewedQuestion } from '@wattle/contract/testing';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aPractice, daysAgo, duePractice } from '../../test/dashboard-api';
import {
  aLowReview,
  ID,
  NEW_QUESTIONS,
  PATH,
  reviewIs,
  right,
  unanswered,
  writing,
  wrong,
} from '../../test/review-api';
import { aReturnedText, aTextToRead, textsAre } from '../../test/texts-api';
import routes from '../routes';

const meta = { ...pageAt(routes, `/student-dashboard/attempts/${ID}`), tags: ['!autodocs'] };

export default meta;

export const MostlyRight: PageStory = {
  beforeEach: visitOf('student', () => {
    const wrong_turns = { C: 'This forgets to divide by 4.' };
    const faster_method = 'Put an option in: 4 × 6 = 24.';
    const slip = { ...wrong, marked: { ...wrong.marked, wrong_turns, faster_method } };
    const others = [30, 40, 35, 30, 50].map((secondsSpent) => ({ ...right, marked: { secondsSpent } }));
    const review = anAttemptReview([...others, slip, unanswered], { score: 14, total: 17, submittedAt: daysAgo(0) });
    const newQuestions = [
      { skill: 'maths-ratio', name: 'Ratio' },
      { skill: 'maths-speed', name: 'Speed' },
    ];
    reviewIs(
      { ...review, newQuestions },
      [anAttemptSummary({ submittedAt: daysAgo(7), score: 11 })],
      [],
      duePractice(),
    );
  }),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Result' }),
};

export const OneOfEight: PageStory = {
  beforeEach: visitOf('student', () => reviewIs(aLowReview({ submittedAt: daysAgo(0) }))),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Result' }),
};

const reading: ReviewedQuestion = {
  served: {
    subject: 'Reading',
    category: 'Inference',
    question: 'Why has Amira come to the Lost Property Office?',
    mcq_options:
      'A She has been told to bring it back, B She has been told that hers is found, C She looks for its owner',
    text: 'The Lost Umbrella\n\nThe office smelled of wet wool. Amira laid the umbrella down. “This was in my bag,” she said. “I’d like to know who it belongs to.” The clerk read the label twice. Then he coughed.',
  },
  marked: {
    selectedAnswer: 'A',
    correct_answer: 'C',
    correct: false,
    explanation: 'She says it herself: “I’d like to know who it belongs to”.',
  },
};

export const PracticeTest: PageStory = {
  beforeEach: visitOf('student', () => {
    const thinking = { ...right, served: { ...right.served, subject: 'Thinking Skills' as const } };
    const questions = [reading, wrong, right, thinking, thinking, writing];
    const perCategory = [
      { subject: 'Reading' as const, category: 'Inference', correct: 0, total: 1 },
      { subject: 'Maths' as const, category: 'Fractions', correct: 1, total: 2 },
      { subject: 'Thinking Skills' as const, category: 'Deduction', correct: 2, total: 2 },
    ];
    const kind = 'practice-test' as const;
    const review = anAttemptReview(questions, { kind, subject: undefined, perCategory, submittedAt: daysAgo(0) });
    reviewIs({ ...review, newQuestions: NEW_QUESTIONS });
  }),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'The lines that tell you' }),
};

export const TextCameBack: PageStory = {
  beforeEach: visitOf('student', () => {
    const none = { subject: 'Writing' as const, score: null, total: 0, perCategory: [] };
    const review = anAttemptReview([writing], { ...none, attemptId: ID, submittedAt: daysAgo(1) });
    const questionId = String(review.questions[0]?.id);
    reviewIs(review, [], [aReturnedText({ questionId })]);
    apiReturns(`writings/${ID}/${questionId}`, aTextToRead({ questionId }));
  }),
  play: ({ canvas }) => canvas.findByText('17 of 25'),
};

export const NoSuchResult: PageStory = {
  beforeEach: visitOf('student', () => {
    apiReturns(PATH, { message: 'There is no such test of yours.' }, 404);
    apiReturns('practice/today', aPractice());
    apiReturns('attempts', { attempts: [], serverTime: daysAgo(0) });
    textsAre();
  }),
  play: ({ canvas }) => canvas.findByText('There is no such result.'),
};
