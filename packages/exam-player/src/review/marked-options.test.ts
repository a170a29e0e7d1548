import { keepOperators } from './marked-options';

const NO_BREAK = '\u00a0';

test.each([
  ['The three add up to 5 + 9 = 14.', `The three add up to 5 +${NO_BREAK}9 =${NO_BREAK}14.`],
  ['2 × $14 − 3 × $9', `2 ×${NO_BREAK}$14 −${NO_BREAK}3 ×${NO_BREAK}$9`],
  ['a < b – or not', `a <${NO_BREAK}b –${NO_BREAK}or not`],
  ['5+9=14, well-known', '5+9=14, well-known'],
])('"%s" breaks before its operators only', (text, kept) => {
  expect(keepOperators(text)).toBe(kept);
});
