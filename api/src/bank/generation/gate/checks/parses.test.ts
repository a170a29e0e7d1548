import { checked } from '../an-item';
import { parses } from './parses';

describe('parses', () => {
  test.each([
    'A 1, B 2',
    'A 1,000, B 2,000, C 3,000, D 4,000, E 5,000',
    'A red, white and blue, B green, C Ben, a friend of Dan',
    'A A cat is asleep., B A dog, a bird and a cat are asleep.',
  ])('reads %s', (mcq_options) => expect(checked(parses, { mcq_options })).toBeUndefined());

  test.each([
    ['no list', 'one, two, three', /not a list/],
    ['one option', 'A 14', /not a list/],
    ['brackets', 'A) 14, B) 15', /not a list/],
    ['an empty option', 'A 14, B , C 15', /not a list/],
    ['a letter left out', 'A 14, B 15, D 16', /After option B/],
    ['six options', 'A 1, B 2, C 3, D 4, E 5, F 6', /After option E/],
    ['letters in another order', 'A 1, C 2, B 3', /After option/],
  ])('refuses %s', (_, mcq_options, reason) => expect(checked(parses, { mcq_options })).toMatch(reason));

  test.each([
    ['no question', { question: ' ' }],
    ['no explanation', { explanation: '' }],
    ['an endless explanation', { explanation: '1'.repeat(2_001) }],
  ])('refuses %s', (_, item) => expect(checked(parses, item)).toBeDefined());
});
