import { isSameQuantity, quantityOf } from './quantity';

describe('quantityOf', () => {
  test.each([
    ['1,000', '1000', ''],
    ['−3', '-3', ''],
    ['2/4', '1/2', ''],
    ['1 1/2', '3/2', ''],
    ['50%', '1/2', ''],
    ['$1.50', '3/2', 'money'],
    ['150 cents', '3/2', 'money'],
    ['2 m 40 cm', '12/5', 'length'],
    ['1 hour and 30 minutes', '90', 'time'],
    ['2:10 pm', '850', 'clock'],
    ['12 am', '0', 'clock'],
    ['65 °', '65', 'angle'],
    ['12 pages', '12', 'pages'],
    ['10 m/s', '36', 'speed'],
  ])('reads %s', (text, amount, kind) => {
    const value = quantityOf(text);
    expect([value?.amount.toFraction(), value?.kind]).toEqual([amount, kind]);
  });

  test.each(['', 'red', '(7, 7)', '2 and 3', '1/0', '12:75 pm', '4 m and 3 kg', 'x²', '1,00'])(
    'reads no quantity in "%s"',
    (text) => expect(quantityOf(text)).toBeUndefined(),
  );

  test.each([
    ['9 cm', '9', true],
    ['9 cm', '9 m', false],
    ['25', '25%', false],
    ['1 L', '1,000 mL', true],
  ])('%s and %s: %s', (one, other, isSame) => {
    const [first, second] = [quantityOf(one), quantityOf(other)];
    expect(first && second && isSameQuantity(first, second)).toBe(isSame);
  });
});
