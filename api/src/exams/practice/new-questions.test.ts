import type { Question } from '@wattle/contract/questions';
import { wrongInOrder } from './new-questions.service';

const SLIP = 'This forgets to divide by 3.';

const asked = (id: string, skill: string, more: Partial<Question> = {}): Question => ({
  id,
  subject: 'Maths',
  skills: [skill],
  mcq_options: 'A 1, B 2, C 3, D 4',
  correct_answer: 'B',
  ...more,
});

function orderOf(questions: readonly Question[], { right = [] as string[], score = 10, total = 17 } = {}): string[] {
  const marked = questions.map(({ id, wrong_turns, level }) => ({
    questionId: id,
    selectedAnswer: 'A',
    correct: right.includes(id),
    wrong_turns,
    level,
  }));
  const result = { attemptId: 'a', score, total, perCategory: [], questions: marked };
  return wrongInOrder(result, questions).map(({ id }) => id);
}

test.each([
  [
    'one of each skill, the one that was missed most often first',
    [asked('1', 'maths-speed'), asked('2', 'maths-ratio'), asked('3', 'maths-ratio')],
    {},
    ['2', '1', '3'],
  ],
  [
    'what looks like a slip last',
    [
      asked('1', 'maths-ratio', { wrong_turns: { A: SLIP } }),
      asked('2', 'maths-ratio', { wrong_turns: { A: SLIP } }),
      asked('3', 'maths-speed'),
    ],
    {},
    ['3', '1', '2'],
  ],
  ['nothing that was right', [asked('1', 'maths-ratio'), asked('2', 'maths-speed')], { right: ['1'] }, ['2']],
  [
    'after a low score the easiest first',
    [
      ...['1', '2', '3'].map((id) => asked(id, 'maths-ratio', { level: 'Difficult' })),
      ...['4', '5', '6'].map((id) => asked(id, 'maths-speed', { level: 'Easy' })),
    ],
    { score: 1 },
    ['4', '5', '6', '1', '2', '3'],
  ],
])('of what went wrong it takes up: %s', (_what, questions, result, ids) => {
  expect(orderOf(questions, result)).toEqual(ids);
});
