import { checked } from '../an-item';
import { distractorRationales } from './distractor-rationales';

const turns = { A: 'This adds 8 and 6.', B: 'This is 7 × 6 = 42.', D: 'This forgets one hen.' };

describe('distractorRationales', () => {
  test.each([
    ['a sentence for each distractor', turns],
    ['a mistake that leads to two options', { ...turns, B: turns.A }],
    ['an article at its beginning', { ...turns, A: 'A hen is counted twice.' }],
    ['a capital letter that is no option', { ...turns, A: 'Town B is farther away.' }],
  ])('lets %s pass', (_what, wrong_turns) => expect(checked(distractorRationales, { wrong_turns })).toBeUndefined());

  test.each([
    ['none at all', {}, 'Nothing says which mistake leads to option A.'],
    ['none for one of them', { A: turns.A, D: turns.D }, 'Nothing says which mistake leads to option B.'],
    ['an empty one', { ...turns, D: ' ' }, 'Nothing says which mistake leads to option D.'],
    ['one for the key', { ...turns, C: 'This is right.' }, 'Option C is the key, and there is a wrong turn for it.'],
    [
      'one that names an option',
      { ...turns, A: 'This is option B again.' },
      'The wrong turn of option A names an option by its letter.',
    ],
    [
      'one that begins with its letter',
      { ...turns, D: 'D forgets one hen.' },
      'The wrong turn of option D names an option by its letter.',
    ],
    ['a false sum', { ...turns, B: 'This is 7 × 6 = 43.' }, 'A wrong turn says 7 × 6 = 43, which is not true.'],
    ['the same for all', { A: turns.A, B: turns.A, D: turns.A }, 'All options have the same wrong turn.'],
  ])('refuses %s', (_what, wrong_turns, reason) => expect(checked(distractorRationales, { wrong_turns })).toBe(reason));

  it('leaves a question without a key to the check of keys', () =>
    expect(checked(distractorRationales, { correct_answer: 'E', wrong_turns: {} })).toBeUndefined());
});
