import type { MarkedOption } from '../review/marked-options';
import { stepsOf } from './answer-feedback';

const option = (letter: string, text: string, more: Partial<MarkedOption> = {}) =>
  ({ letter, text, isRight: letter === 'B', ...more }) as MarkedOption;
const TANK = [option('A', '72 L'), option('B', '54 L')];
const MISTAKE = 'Tempting wrong turn: adding 3. It is a factor.';

test.each([
  ['3 + 5 = 8 boxes. They hold 44.\nSo 11.', ['3 + 5 = 8 boxes. They hold 44.', 'So 11.'], []],
  ['3 + 5 = 8 boxes. 44 ÷ 8 = 5.5 in each.', ['3 + 5 = 8 boxes.', '44 ÷ 8 = 5.5 in each.'], []],
  [`Look at line 2.\n${MISTAKE}`, ['Look at line 2.'], ['An easy mistake: adding 3. It is a factor.']],
  ['8 are 44.\nSo 11.\nCheck: 4 × 11 = 44.', ['8 are 44.', 'So 11.'], ['Check: 4 × 11 = 44.']],
  ['8 are 44. Note that 4 are 22.', ['8 are 44.'], ['Note that 4 are 22.']],
  ['Check each step: 8 are 44.\nSo 11.', ['Check each step: 8 are 44.', 'So 11.'], []],
  ['It is 54 L.\n72 L is what a full tank holds.', ['It is 54 L.'], ['72 L is what a full tank holds.']],
  ['It is 3/4 full.\n72 L take 18 less: 54 L.', ['It is 3/4 full.', '72 L take 18 less: 54 L.'], []],
  ['', [], []],
  [undefined, [], []],
])('%j is told step by step', (explanation, steps, remarks) => {
  expect(stepsOf(explanation, TANK)).toEqual({ steps, remarks });
});

test('a tempting mistake is left out where another place tells it', () => {
  expect(stepsOf(MISTAKE, [option('A', '72 L', { rationale: 'It is a factor.' })])).toEqual({ steps: [], remarks: [] });
});
