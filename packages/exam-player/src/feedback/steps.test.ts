import { stepsOf } from './steps';

const REMARK = 'Tempting wrong turn: adding 3. It is a factor.';

test.each([
  ['3 + 5 = 8 boxes. They hold 44.\nSo 11.', ['3 + 5 = 8 boxes. They hold 44.', 'So 11.']],
  ['3 + 5 = 8 boxes. 44 ÷ 8 = 5.5 in each.', ['3 + 5 = 8 boxes.', '44 ÷ 8 = 5.5 in each.']],
  [`Look at line 2.\n${REMARK}`, ['Look at line 2.']],
  ['', []],
  [undefined, []],
])('%j is told step by step', (explanation, steps) => {
  expect(stepsOf(explanation, true)).toEqual({ steps, remarks: [] });
});

test('a tempting mistake stays where no other place tells it', () => {
  const remarks = ['An easy mistake: adding 3. It is a factor.'];
  expect(stepsOf(REMARK, false)).toEqual({ steps: [], remarks });
});
