import type { AttemptReview } from '@wattle/contract/results';
import { anAttemptReview, type ReviewedQuestion } from '@wattle/contract/testing';
import { explainedAnswers } from './explained-answers';

const right: ReviewedQuestion = {};
/** A question of that name, answered with A. */
const missed = (question: string, { served, marked }: ReviewedQuestion = {}): ReviewedQuestion => ({
  served: { question, mcq_options: 'A 72 L, B 54 L, C 12 L', category: 'Measurement', ...served },
  marked: { selectedAnswer: 'A', correct: false, wrong_turns: { A: 'That is the full tank.' }, ...marked },
});

const maths = (...questions: ReviewedQuestion[]) => anAttemptReview(questions, { subject: 'Maths' });
const reading = (...questions: ReviewedQuestion[]) => anAttemptReview(questions, { subject: 'Reading' });

const passage = { text: 'The lamp' };
const picture = { image_data: '/api/images/1' };
const unanswered = { selectedAnswer: null };

test.each<[string, AttemptReview[], string[], number]>([
  ['nothing where all is right', [maths(right), reading(right)], [], 0],
  ['the one that there is', [maths(right, missed('1'))], ['1'], 0],
  ['one of each test', [maths(missed('1'), missed('2')), reading(missed('3'))], ['1', '3'], 1],
  [
    'what needs no passage and no picture',
    [reading(missed('1', { served: passage })), maths(missed('2', { served: picture }), missed('3'), missed('4'))],
    ['3', '4'],
    2,
  ],
  [
    'what was answered',
    [maths(missed('1', { marked: unanswered }), missed('2', { served: picture })), reading(missed('3'))],
    ['3', '2'],
    1,
  ],
  [
    'what the bank knows the mistake of',
    [maths(missed('1', { marked: { wrong_turns: {} } }), missed('2'), missed('3'))],
    ['2', '3'],
    1,
  ],
  [
    'a gap last of what was answered',
    [
      reading(
        missed('1', { served: { ...passage, format: 'gap' } }),
        missed('2', { served: passage }),
        missed('3', { served: passage }),
      ),
    ],
    ['2', '3'],
    1,
  ],
])('a mail explains %s', (_what, reviews, questions, otherCount) => {
  const { shown, ...counts } = explainedAnswers(reviews);
  expect(shown.map(({ question }) => question)).toEqual(questions);
  expect(counts.otherCount).toBe(otherCount);
});

test('an explanation begins with the mistake that leads to the chosen answer', () => {
  const explanation = 'The water is 30 cm deep.\nTempting wrong turn: taking the height.';
  const { shown, questionCount } = explainedAnswers([maths(missed('1', { marked: { explanation } }), right)]);
  expect(shown).toEqual([
    {
      place: 'Mathematical Reasoning, Measurement',
      question: '1',
      missing: undefined,
      chosen: '72 L',
      right: '54 L',
      why: ['That is the full tank.', 'The water is 30 cm deep.'],
    },
  ]);
  expect(questionCount).toBe(2);
});

test('a question without an answer is explained without one, and says what the mail cannot show', () => {
  const { shown } = explainedAnswers([reading(missed('1', { served: passage, marked: unanswered }))]);
  expect(shown[0]).toMatchObject({
    chosen: undefined,
    why: ['Doubling gives it.'],
    missing: 'It is about a passage, which the results page shows.',
  });
});
