import { stepsOf } from './steps';

const REMARK = 'Tempting wrong turn: adding 3. It is a factor.';

test.each([
  ['3 + 5 = 8 boxes. 40 ÷ 8 = 5.5 in each.\nSo 11.', ['3 + 5 = 8 boxes.', '40 ÷ 8 = 5.5 in each.', 'So 11.']],
  [`Look at line 2.\n${REMARK}`, ['Look at line 2.']],
  ['', []],
  [undefined, []],
])('%j is told sentence by sentence', (explanation, steps) => {
  expect(stepsOf(explanation, true)).toEqual({ steps, remarks: [] });
});

test('a tempting mistake stays where no other place tells it', () => {
  expect(stepsOf(REMARK, false)).toEqual({ steps: [], remarks: [REMARK] });
});
