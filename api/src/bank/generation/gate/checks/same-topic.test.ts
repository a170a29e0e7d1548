import { checked } from '../an-item';
import { sameTopic } from './same-topic';

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
