import { slowQuestions } from './time-spent';

const spent = (...seconds: (number | undefined)[]) =>
  seconds.map((secondsSpent, index) => ({ questionId: String(index + 1), secondsSpent }));

test.each([
  ['three minutes beside the usual half', spent(30, 40, 30, 180, 35, 50), [['4', 35]]],
  ['twice as long as usual', spent(50, 60, 50, 110, 55, 60), []],
  ['long against others, but less than a minute and a half', spent(10, 12, 10, 80, 11, 12), []],
  ['all slow', spent(200, 210, 190, 200, 205, 220), []],
  ['too few others', spent(30, 30, 180, 30, 30), []],
  ['others that no page has timed', spent(30, 30, 180, 30, 30, undefined, undefined), []],
  [
    'two of them',
    spent(20, 20, 20, 90, 20, 20, 120),
    [
      ['4', 20],
      ['7', 20],
    ],
  ],
])('questions that took clearly longer: %s', (_what, questions, slow) => {
  expect(slowQuestions(questions).map(({ questionId, median }) => [questionId, median])).toEqual(slow);
});
