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

test('the usual time for a question is told once, where a clock ran and enough were timed', () => {
  const questions = [30, 40, 35, 45, 38, 60].map((secondsSpent) => ({ marked: { secondsSpent } }));
  const usual = 'Usually 0:39 for a question';
  expect(factsOf(anAttemptReview(questions))).toContain(usual);
  expect(factsOf(anAttemptReview(questions, { deadline: undefined }))).not.toContain(usual);
  expect(factsOf(anAttemptReview(questions.slice(1))).join()).not.toContain('Usually');
});

test('a rehearsal is told as one', () => {
  const rehearsal = { extraTime: 25, restBreaks: 10, readAloud: 0 };
  expect(factsOf(anAttemptReview([{}, {}], { ...untimed, score: 12, total: 17, rehearsal }))).toContain(
    'A rehearsal with 25% more time and rest breaks of 10 minutes, not compared with other tests',
  );
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

const took = (secondsSpent: number, more: object = {}) => ({ marked: { secondsSpent, ...more } });
const ordinary = [30, 40, 35, 45, 38].map((seconds) => took(seconds));
const missed = { correct: false, selectedAnswer: 'A' };

test.each([
  [
    'a wrong answer',
    [...ordinary, took(170, missed)],
    'You spent 3 minutes on question 6: next time, flag it and move on.',
  ],
  [
    'a right answer while others were left out',
    [...ordinary, took(150), took(10, { correct: false, selectedAnswer: null })],
    'You spent 2½ minutes on question 6: next time, flag it and move on.',
  ],
  [
    'a wrong answer beside a right one that took longer',
    [...ordinary, took(240), took(170, missed)],
    'You spent 3 minutes on question 7: next time, flag it and move on.',
  ],
])('clearly longer than usual for %s is told', (_what, questions, sentence) => {
  expect(factsOf(anAttemptReview(questions, { secondsUsed: undefined }))).toContain(sentence);
});

test('of a passage all but the first question are compared', () => {
  const ofPassage = (seconds: number, more?: object) => ({
    served: { text: 'Ada wound the lamp.' },
    ...took(seconds, more),
  });
  const questions = [...ordinary, ofPassage(200), ofPassage(170, missed)];
  expect(factsOf(anAttemptReview(questions))).toContain(
    'You spent 3 minutes on question 7: next time, flag it and move on.',
  );
});

test.each([
  ['the answer was right, and none was left out', anAttemptReview([...ordinary, took(170)])],
  ['no clock ran', anAttemptReview([...ordinary, took(170, missed)], { deadline: undefined })],
  [
    'a passage was read meanwhile',
    anAttemptReview([...ordinary, { served: { text: 'Ada wound the lamp.' }, ...took(170, missed) }]),
  ],
])('it is not told where %s', (_what, review) => {
  expect(factsOf(review).join()).not.toContain('You spent');
});

const turn = (sentence: string) => ({ marked: { ...missed, wrong_turns: { A: sentence } } });
const slip = turn('This forgets the last 4 flags.');

test.each([
  [
    [slip, slip, turn('This is the longest time.'), {}],
    'Two of the three that went wrong look like slips: check before you go on.',
  ],
  [
    [slip, slip, { marked: { correct: false, selectedAnswer: null } }],
    'Both that went wrong look like slips: check before you go on.',
  ],
  [[slip, slip, {}], 'Both that went wrong look like slips: check before you go on.'],
  [
    [turn('This is the number of girls.'), turn('This overlooks statement 3.'), slip, {}],
    'Two of the three that went wrong look like misreadings: read once more what is asked.',
  ],
])('what kind of mistakes were most frequent is told', (questions, sentence) => {
  expect(factsOf(anAttemptReview(questions, { score: 12, total: 17 }))).toContain(sentence);
});

test('one mistake of a kind is no pattern', () => {
  expect(factsOf(anAttemptReview([slip, {}], { score: 12, total: 17 })).join()).not.toContain('slip');
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
