import { checked } from '../an-item';
import { yearLevelWords } from './year-level-words';

describe('yearLevelWords', () => {
  test.each([
    'What is the perimeter of the rectangular vegetable garden in centimetres?',
    'The caterpillars of Australian butterflies need particular plants.',
    'Mr Papadopoulos and Alejandra photographed a hippopotamus in Wollongong.',
    'Find the largest of three consecutive numbers.',
  ])('lets pass: %s', (question) => expect(checked(yearLevelWords, { question })).toBeUndefined());

  test.each([
    ['a term of later years', 'What is the derivative of the function?'],
    ['a term of later years', 'Solve x² + 3x = 0.'],
    ['many long words', 'What does the ambivalence of this intergenerational characterisation exemplify?'],
    ['an endless sentence', `Ann has ${'one red hat and '.repeat(12)}one blue hat.`],
  ])('refuses %s: %s', (_, question) => expect(checked(yearLevelWords, { question })).toBeDefined());

  it('reads the passage too', () =>
    expect(
      checked(yearLevelWords, { text: 'Municipal authorities expeditiously administered infrastructure.' }),
    ).toBeDefined());
});
