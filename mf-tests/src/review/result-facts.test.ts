import { anAttemptReview } from '@wattle/contract/testing';
import { aLowReview } from '../../test/show-review';
import { questionsInWords, resultFacts } from './result-facts';
import { reviewedQuestions } from './reviewed-questions';

const factsOf = (review: ReturnType<typeof anAttemptReview>) => resultFacts(review, reviewedQuestions(review));
const topic = (category: string, correct: boolean) => ({ served: { category }, marked: { correct } });
const wrongOnes = (count: number) => Array.from({ length: count }, () => topic('Time', false));
const untimed = { deadline: undefined, secondsUsed: undefined };

test.each([
  [{ secondsUsed: 1_100 }, ['18:20 of 20:00 used']],
  [{ secondsUsed: 61, deadline: undefined }, ['1:01 used']],
  [{ ...untimed, questionCount: 17, answeredCount: 15 }, ['2 of 17 questions not answered']],
])('%j: %j', (overrides, facts) => {
  expect(factsOf(anAttemptReview([{}, {}], { score: 12, total: 17, ...overrides }))).toEqual(facts);
});

test('it says for which year the questions were chosen', () => {
  const review = anAttemptReview([{}, {}], { ...untimed, score: 12, total: 17, questionCount: 1, answeredCount: 1 });
  expect(factsOf({ ...review, chosenForYear: 5 })).toEqual(['Chosen for Year 5']);
});

test.each([
  [
    [topic('Money', true), ...wrongOnes(5), topic('Geometry', true)],
    'Right: Money (question 1) and Geometry (question 7).',
  ],
  [
    [topic('Money', true), topic('Money', true), ...wrongOnes(7), topic('Time', true)],
    'Right: Money (questions 1 and 2) and Time (question 10).',
  ],
  [[...Array(4).fill(topic('Money', true)), ...wrongOnes(9)], 'Right answers in Money.'],
  [['A', 'B', 'C', 'D'].map((name) => topic(name, true)).concat(wrongOnes(9)), 'Right answers in four topics.'],
])('after a low score it says what was right', (questions, fact) => {
  const review = anAttemptReview(questions, { ...untimed, questionCount: 1, answeredCount: 1 });
  expect(factsOf(review)).toEqual([fact]);
});

test.each([
  [223, '3:43 of 20:00 used. You had over a minute for each question: next time, take it.'],
  [700, '11:40 of 20:00 used'],
])('after a low score %i seconds are: %s', (secondsUsed, fact) => {
  expect(factsOf(aLowReview({ secondsUsed, questionCount: 17, answeredCount: 17 }))).toContain(fact);
});

test.each([
  [[4], 'question 4'],
  [[1, 2], 'questions 1 and 2'],
  [[1, 2, 3, 4, 5, 6, 7, 8], 'questions 1 to 8'],
  [[9, 10, 11], 'questions 9 to 11'],
  [[1, 2, 5], 'questions 1, 2 and 5'],
])('%j: %s', (numbers, words) => {
  expect(questionsInWords(numbers)).toBe(words);
});
