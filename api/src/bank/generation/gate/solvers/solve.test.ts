import { quantityOf } from '@wattle/question-bank';
import { solve } from './solve';

function rightOptions(question: string, options: string[]): string[] | undefined {
  const isRight = solve(question);
  const offered = options.flatMap((text) => {
    const quantity = quantityOf(text);
    return quantity ? [{ text, quantity }] : [];
  });
  const quantities = offered.map(({ quantity }) => quantity);
  return isRight && offered.filter(({ quantity }) => isRight(quantity, quantities)).map(({ text }) => text);
}

describe('questions that can be calculated', () => {
  test.each([
    ['What is 3/5 of 90?', ['30', '54', '60'], ['54']],
    ['What is 20% of $65?', ['$12', '$13', '$20'], ['$13']],
    ['Work out 18 − 3 × 4.', ['6', '60'], ['6']],
    ['What is 1/2 + 1/4?', ['2/6', '0.75', '3/4'], ['0.75', '3/4']],
    ['What is 2.5 + 0.5?', ['3.0', '3.5'], ['3.0']],
    ['What is 2,451 rounded to the nearest hundred?', ['2,400', '2,500'], ['2,500']],
    ['Round 3.5 to the nearest whole number.', ['3', '4'], ['4']],
    ['Which of these is the same as 1.75 m?', ['17.5 cm', '175 cm', '1,750 mm'], ['175 cm', '1,750 mm']],
    ['Which of these fractions is equal to three quarters?', ['6/8', '4/3'], ['6/8']],
    ['What is the mean of 3, 8 and 10?', ['7', '8'], ['7']],
    [
      'The masses of two cats are 4 kg and 5 kg.\nWhat is their mean mass?',
      ['4 kg', '4.5 kg', '4,500 g'],
      ['4.5 kg', '4,500 g'],
    ],
    ['Which of these numbers is a factor of 36?', ['8', '9', '24'], ['9']],
    ['Which of these numbers is prime?', ['51', '57', '59'], ['59']],
    ['Which of these numbers is between 0.3 and 0.4?', ['0.29', '0.35', '0.5'], ['0.35']],
    ['Which of these lengths is the longest?', ['1.2 m', '118 cm', '1,300 mm'], ['1,300 mm']],
    ['A rectangle is 8 cm long and 5 cm wide.\nWhat is its perimeter?', ['13 cm', '26 cm', '40 cm'], ['26 cm']],
    ['A rectangular lawn is 9 m long and 7 m wide.\nWhat is the area of the lawn?', ['32 m²', '63 m²'], ['63 m²']],
    ['What is the area of a rectangle that is 6 cm long and 4 cm wide?', ['20 cm²', '24 cm²'], ['24 cm²']],
    ['A square has sides of 11 m.\nWhat is its perimeter?', ['22 m', '44 m', '121 m'], ['44 m']],
    ['A box is 2 cm long, 3 cm wide and 4 cm high.\nWhat is its volume?', ['9 cm³', '24 cm³'], ['24 cm³']],
    ['Two angles of a triangle are 120° and 70°.\nWhat is the size of the third angle?', ['10°', '190°'], []],
    ['What is the next number in this pattern?\n9, 13, 17, ...', ['20', '21'], ['21']],
    ['What is the next number in this pattern?\n3, 6, 12, 24, ...', ['30', '48'], ['48']],
    [
      'A train leaves at 11:40 am and arrives at 1:05 pm.\nHow long is the trip?',
      ['1 hour 25 minutes', '85 minutes'],
      ['1 hour 25 minutes', '85 minutes'],
    ],
    [
      'A class starts at 10:50 am and lasts 1 hour 20 minutes.\nAt what time does it end?',
      ['11:70 am', '12:10 pm'],
      ['12:10 pm'],
    ],
    ['Four pies cost $18.\nWhat does one pie cost?', ['$4.50', '$14'], ['$4.50']],
    ['A bike that costs $120 is on sale for 25% off.\nWhat is the sale price?', ['$30', '$90', '$95'], ['$90']],
    [
      'A bag has 2 red and 6 blue balls.\nWhat is the chance of taking a red ball?',
      ['1/3', '1/4', '25%'],
      ['1/4', '25%'],
    ],
  ])('%s', (question, options, right) => expect(rightOptions(question, options)).toEqual(right));

  test.each([
    'What is the mean of all the numbers that Lena wrote?',
    'A rectangle is twice as long as it is wide.\nWhat is its perimeter?',
    'What is the next number in this pattern?\n1, 4, 9, 16, ...',
    'What is 12 more than the number of days in a week?',
  ])('leaves unsolved what it does not know: %s', (question) => expect(solve(question)).toBeUndefined());
});
