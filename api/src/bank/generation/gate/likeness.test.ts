import { checked } from '../../../../test/an-item';
import { notNearDuplicate, sameTopic } from './likeness';

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

const named = (topic: string, secondTopics?: readonly string[], category = 'Geometry') =>
  checked(sameTopic, { category, topic }, { secondTopics });

test.each<[why: string, category: string, said: string]>([
  ['case and signs', 'Author’s purpose', "AUTHOR'S PURPOSE"],
  ['a plural', 'Percentages', 'Percentage'],
  ['“&” for “and”', 'Fractions and decimals', 'Fraction & decimals'],
  ['one letter that is missing', 'Divsion', 'Division'],
  ['one letter that is another', 'Measurement', 'Measurament'],
])('forgives %s', (_why, category, said) => expect(named(said, [said], category)).toBeUndefined());

test.each<[why: string, topic: string, secondTopics: string[] | undefined, reason: string]>([
  ['the model calls it something else', 'Money', undefined, 'The model says that it is about Money, not Geometry.'],
  [
    'the model names no topic',
    ' ',
    undefined,
    'The model says that it is about no topic of the subject, not Geometry.',
  ],
  ['the second solve does', 'Geometry', ['Money'], 'Read again without its topic, it is about Money, not Geometry.'],
  [
    'the second solve sees two others',
    'Geometry',
    ['Money', 'Ratio and rate'],
    'Read again without its topic, it is about Money or Ratio and rate, not Geometry.',
  ],
  [
    'the second solve sees none',
    'Geometry',
    [],
    'Read again without its topic, it is about no topic of the subject, not Geometry.',
  ],
])('refuses an item where %s', (_why, topic, secondTopics, reason) => expect(named(topic, secondTopics)).toBe(reason));

test('passes where one of the topics of the second solve agrees, and where the original has no topic', () => {
  expect(named('Geometry', ['Measurement', 'geometry'])).toBeUndefined();
  expect(checked(sameTopic, { topic: 'Money' }, { secondTopics: ['Time'] })).toBeUndefined();
});

test('of a topic that is a text, only its beginning is told', () =>
  expect(named('x'.repeat(500))).toHaveLength('The model says that it is about , not Geometry.'.length + 60));
