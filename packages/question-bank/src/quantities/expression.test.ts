import { calculate } from './expression';

describe('calculate', () => {
  test.each([
    ['6 + 4 × 5', '26'],
    ['(6 + 4) × 5', '50'],
    ['3/4 of 120', '90'],
    ['15% of $80', '12'],
    ['2 − 5', '-3'],
    ['-2 + 5', '3'],
    ['0.1 + 0.2', '3/10'],
    ['7 ÷ 2 ÷ 2', '7/4'],
    ['10,000 − 3,465', '6535'],
  ])('%s is %s', (text, value) => expect(calculate(text, 'stated')?.toFraction()).toBe(value));

  it('calculates in base units when asked to', () =>
    expect(calculate('$2.10 ÷ 30c', 'amount')?.toFraction()).toBe('7'));

  test.each(['', '5 +', '(5', '5 ÷ 0', 'n + 5', '5 apples + 6', '5 6'])('leaves "%s"', (text) =>
    expect(calculate(text, 'stated')).toBeUndefined(),
  );
});
