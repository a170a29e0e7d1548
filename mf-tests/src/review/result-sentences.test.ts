import { anAttemptReview } from '@wattle/contract/testing';
import { right, unanswered, writing, wrong } from '../../test/review-api';
import { finishedSentence, resultSentence } from './result-sentences';
import { reviewedQuestions } from './reviewed-questions';

/** "2/4 Time" is a topic with two of four right. */
function topics(text: string) {
  return text.split(', ').map((each) => {
    const [, correct, total, category = ''] = /^(\d+)\/(\d+) (.+)$/.exec(each) ?? [];
    return { subject: 'Maths' as const, category, correct: Number(correct), total: Number(total) };
  });
}

const eleven = (correctOf: (index: number) => number) =>
  Array.from({ length: 11 }, (_, index) => `${correctOf(index)}/2 Topic ${index}`).join(', ');

test.each([
  // Everything right.
  ['17/17 Time', 'You got all 17 right.'],
  ['9/9 Time', 'You got all nine right.'],
  ['2/2 Time', 'You got both right.'],
  ['1/1 Time', 'You got it right.'],
  ['9/9 Time, 8/8 Money', 'You got everything right, in both topics.'],
  [eleven(() => 2), 'You got everything right, in all eleven topics.'],
  // Nothing right.
  ['0/5 Time, 0/5 Money', 'You answered every question, and now we know where to begin.'],
  ['0/1 Time', 'You tried it, and now we know where to begin.'],
  // Under a third.
  ['2/10 Time, 0/7 Money', 'Two right, and now we know where to begin.'],
  ['1/10 Time, 0/7 Money', 'One right, and now we know where to begin.'],
  ['13/40 Time', '13 right, and now we know where to begin.'],
  // One topic.
  ['12/17 Time', 'Time is going well: 12 of 17 right.'],
  ['8/17 Time', 'In Time, you got eight questions right.'],
  ['4/10 Number and place value', 'In Number and place value, you got four questions right.'],
  ['1/3 Time', 'In Time, you got one question right.'],
  // Several topics with everything right in some.
  ['1/1 Time, 1/1 Money, 1/1 Chance, 5/14 Geometry', 'You got everything right in three of the four topics.'],
  ['4/4 Time, 1/13 Money, 2/2 Chance', 'You got everything right in Time and Chance.'],
  ['4/4 Time, 5/13 Money', 'You got everything right in Time.'],
  [eleven((index) => (index < 6 ? 2 : 0)), 'You got everything right in six of the eleven topics.'],
  // Several topics with something wrong in each.
  ['4/5 Time, 4/12 Money', 'Your best topic was Time: 4 of 5 right.'],
  ['3/4 Time, 6/8 Money, 1/5 Chance', 'Your best topics were Time and Money.'],
  // Ties.
  ['4/8 Time, 4/8 Money', 'You got questions right in both topics.'],
  [eleven(() => 1), 'You got questions right in all eleven topics.'],
  ['1/2 Time, 1/2 Money, 1/2 Chance, 1/5 Geometry', 'You got questions right in all four topics.'],
  ['1/2 Time, 1/2 Money, 1/2 Chance, 0/2 Geometry', 'You got questions right in three of the four topics.'],
])('%s: %s', (text, sentence) => {
  const perCategory = topics(text);
  const score = perCategory.reduce((sum, { correct }) => sum + correct, 0);
  const total = perCategory.reduce((sum, each) => sum + each.total, 0);
  expect(resultSentence({ score, total, perCategory, questionCount: total, answeredCount: total })).toBe(sentence);
});

test.each([
  [0, 'You have seen the questions, and now we know where to begin.'],
  [1, 'You tried one of the ten questions, and now we know where to begin.'],
  [7, 'You tried seven of the ten questions, and now we know where to begin.'],
])('nothing right, with %i of ten answered', (answeredCount, sentence) => {
  const perCategory = topics('0/10 Time');
  expect(resultSentence({ score: 0, total: 10, perCategory, questionCount: 10, answeredCount })).toBe(sentence);
});

test('skipped questions leave the sentence about what is right', () => {
  const perCategory = topics('3/3 Time, 3/14 Money');
  expect(resultSentence({ score: 6, total: 17, perCategory, questionCount: 17, answeredCount: 6 })).toBe(
    'You got everything right in Time.',
  );
});

test('a score without topics still has a sentence', () => {
  expect(resultSentence({ score: 7, total: 10, perCategory: [], questionCount: 10, answeredCount: 10 })).toBe(
    'You got 7 of 10 right.',
  );
});

test('a writing that nobody has marked has none', () => {
  expect(resultSentence({ score: null, total: 0, perCategory: [], questionCount: 1, answeredCount: 1 })).toBe(
    undefined,
  );
});

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
