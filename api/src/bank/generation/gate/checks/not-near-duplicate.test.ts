import { checked } from '../an-item';
import { notNearDuplicate } from './not-near-duplicate';

const TENT =
  'A tent costs $150. In a sale, its price is cut by 20%. On the last day, the sale price is cut by a further 10%.\nHow much does it cost on the last day?';
const PASSAGE =
  'Hermit crabs are born without a shell. They look for shells that sea snails have left behind on the beach.';
const OTHER_PASSAGE =
  'Bilbies sleep in long burrows by day. At night they come out and dig for seeds, bulbs and small insects.';

describe('notNearDuplicate', () => {
  test.each([
    ['the same', TENT],
    ['other numbers', TENT.replace('$150', '$200').replace('20%', '35%').replace('10%', 'five per cent')],
    ['another case and other spaces', TENT.toUpperCase().toLowerCase().replaceAll(' ', '  ')],
    [
      'another name',
      'Zara thinks of a number, adds 9 to it and halves the result. She gets 20.\nWhat is her number?',
      'Leo thinks of a number, adds 12 to it and halves the result. He gets 9.\nWhat is his number?',
    ],
    [
      'another order of its sentences',
      'In a sale, the price of a $150 tent is cut by 20%. On the last day, the sale price is cut by a further 10%.\nHow much does it cost on the last day?',
      TENT,
    ],
  ])('refuses %s', (_, question, parent = TENT) => {
    expect(checked(notNearDuplicate, { question }, { parent: { question: parent } })).toMatch(/^It repeats its parent/);
    expect(checked(notNearDuplicate, { question }, { nearby: [{ question: parent }] })).toMatch(
      /^It repeats another question/,
    );
  });

  test.each([
    [
      'another question about discounts',
      'A skateboard that usually costs $90 is on sale for 30% off.\nWhat is the sale price?',
      TENT,
    ],
    [
      'the area instead of the perimeter',
      'What is the area of a rectangle that is 9 cm long and 4 cm wide?',
      'What is the perimeter of a rectangle that is 8 cm long and 5 cm wide?',
    ],
  ])('lets pass %s', (_, question, parent) =>
    expect(checked(notNearDuplicate, { question }, { parent: { question: parent } })).toBeUndefined(),
  );

  it('quotes the beginning of the other question, as a list shows it', () => {
    const quoting = (question: string) => checked(notNearDuplicate, { question }, { nearby: [{ question }] });
    expect(quoting('How many legs have six spiders?')).toMatch(/“How many legs have six spiders\?”\.$/);
    expect(quoting(TENT)).toMatch(/“A tent costs .* the sale\.\.\.”\.$/);
  });

  it('compares questions about the same passage only', () => {
    const question = 'What is the main purpose of this passage for its readers?';
    const parent = { question, text: PASSAGE };
    expect(checked(notNearDuplicate, { question, text: OTHER_PASSAGE }, { parent })).toBeUndefined();
    expect(checked(notNearDuplicate, { question, text: PASSAGE }, { parent })).toBeDefined();
    expect(checked(notNearDuplicate, { question }, { parent })).toBeDefined();
  });
});
