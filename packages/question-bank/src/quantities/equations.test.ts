import { falseEquations } from './equations';

describe('calculations in an explanation', () => {
  test.each([
    'One part is 5 × $18 = $90.',
    '$5.30 − $3.20 = $2.10 is missing, and $2.10 ÷ 30c = 7.',
    '76 ÷ 7 = 10 remainder 6, so 6 are left over.',
    'Its volume is 60 × 30 × 30 = 54,000 cm³, and 54,000 ÷ 1,000 = 54 L.',
    'The overlap is 5/6 − 3/6 = 2/6 of the tank, which is 1/3.',
    '20% of $150 is $30.',
    'Half of it: 1/3 of 3/4 is 1/4 of the novel.',
    '10 ÷ 3 = 3.33',
    'The other 20 are 2/3, so 1/3 is 10 marbles.',
    '6 m = 600 cm',
    'The top is 3n + 21, and 3n + 21 = 51. So 3n = 30 and n = 10.',
    '4:10 pm − 2 hours = 2:10 pm.',
    '7 × 50c + 9 × 20c = $3.50 + $1.80 = $5.30',
    '4 × (3 + 2 + 1) = 24',
    '3 − 7 + 2 = −2.',
    '8 − (−9) = 17',
    '26 − 17 = 9: 7 and 2, 6 and 3.',
  ])('%s: is true, or nothing that can be calculated', (text) => expect(falseEquations(text)).toEqual([]));

  test.each([
    ['Eight hens lay 8 × 6 = 46 eggs.', '8 × 6 = 46'],
    ['137 ÷ 12 = 11 remainder 7.', '137 ÷ 12 = 11 remainder 7'],
    ['1/4 + 3/8 = 4/12, which is one third.', '1/4 + 3/8 = 4/12'],
    ['4 × 1.5 km = 5 km.', '4 × 1.5 km = 5 km'],
    ['30% of $70 is $20.', '30% of $70 is $20'],
    ['12 × 15 = 180 ÷ 2 = 90', '12 × 15 = 180 ÷ 2 = 90'],
    ['6 m = 60 cm', '6 m = 60 cm'],
    ['5 × −2 = −12.', '5 × −2 = −12'],
    ['She has 30 × 12 = 350 m: not enough.', '30 × 12 = 350 m'],
  ])('%s: is false', (text, equation) => expect(falseEquations(text)).toEqual([equation]));
});
