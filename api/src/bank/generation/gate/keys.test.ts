import { checked } from '../../../../test/an-item';
import {
  computedKey,
  distractorRationales,
  explanationEndsAtKey,
  keyNotInStem,
  oneKey,
  secondAnswer,
  trueEquations,
} from './keys';

const keyOf = (mcq_options: string, correct_answer = 'A', question = 'How much is it?') =>
  checked(oneKey, { mcq_options, correct_answer, question });

describe('oneKey', () => {
  test.each([
    'A 1/2, B 0.25, C 75%, D 2',
    'A 25, B 25%, C 2.5, D 250',
    'A $1.50, B 15 cents, C $15, D $1.05',
    'A 9 cm, B 9 m, C 9 cm², D 9 km',
    'A 2:10 am, B 2:10 pm, C 2:01 pm, D 1:10 pm',
    'A 13, 15, B 15, 13, C 14, 14, D 15, 15',
    'A Ann beat Bob, B Bob beat Ann, C Both Leo and Mara, D Neither Leo nor Mara',
    'A Tess, Lily, Jack, B Lily, Tess, Jack',
    'A a cat, B the cats, C all of it, D a dog',
  ])('takes %s as different options', (options) => expect(keyOf(options)).toBeUndefined());

  test.each([
    'A 1/2, B 3, C 0.5',
    'A 1/2, B 3, C 50%',
    'A 1/2, B 3, C 2/4',
    'A 1 1/2, B 3, C 1.5',
    'A $1.50, B 3, C 150 cents',
    'A $1.50, B 3, C 150c',
    'A 1,000, B 3, C 1000',
    'A 4 km, B 3 km, C 4,000 m',
    'A 90 minutes, B 3 hours, C 1 hour 30 minutes',
    'A 5, B 3, C 5.00',
    'A 65°, B 3°, C 65 degrees',
    'A −3, B 3, C -3',
    'A West, B east, C west ',
    'A the  red box., B the blue box, C The red box',
    'A Tom and Mia, B Tom, C Mia and Tom',
    'A 12 pages, B 3 pages, C 12',
  ])('takes the first and the last of %s as the same', (options) =>
    expect(keyOf(options)).toBe('Options A and C are the same.'),
  );

  it('compares words where the form of the answer is asked for', () =>
    expect(keyOf('A 3/4, B 6/8, C 2/3', 'A', 'What is 18/24 in its simplest form?')).toBeUndefined());

  test.each([
    ['', /not one letter/],
    ['A and C', /not one letter/],
    ['b', /not one letter/],
    ['E', /no option E/],
  ])('refuses the key "%s"', (key, reason) => expect(keyOf('A 1, B 2, C 3', key)).toMatch(reason));

  test.each(['All of the above', 'None of these', 'Both A and B', 'A and B', 'neither A nor B'])(
    'refuses the option "%s"',
    (option) => expect(keyOf(`A 1, B 2, C ${option}`)).toMatch(/other options/),
  );

  it('refuses an explanation with two right options', () =>
    expect(checked(oneKey, { explanation: 'Both B and C are correct.' })).toMatch(/two right options/));
});

const stemReason = (question: string, mcq_options: string, correct_answer: string) =>
  checked(keyNotInStem, { question, mcq_options, correct_answer });

describe('keyNotInStem', () => {
  test.each([
    ['A book has 180 pages. Finn has read 2/3 of it.\nHow many has he read?', 'A 60, B 120, C 150', 'B'],
    ['Which of these is the same as 2.4 kg?', 'A 240 g, B 2,400 g', 'B'],
    ['Kim is taller than Lee. Who is taller?', 'A Kim, B Lee', 'A'],
    ['Leo says: “The vase fell, so Max did it.”\nWho did it?', 'A Max, B Ann', 'B'],
    ['The key is in the red tin or the blue tin. Where is it?', 'A the red tin, B the blue tin', 'A'],
    ['A row has 12 chairs and a hall has 120.\nHow many rows are there?', 'A 10, B 12, C 20', 'A'],
  ])('lets pass: %s', (...item) => expect(stemReason(...item)).toBeUndefined());

  test.each([
    ['A book has 180 pages. Finn has read 2/3, which is 120 pages.\nHow many has he read?', 'A 60, B 120, C 150', 'B'],
    ['How far is it? (Hint: think of 12.)', 'A 10 km, B 12 km', 'B'],
    ['Which letter is next in C, F, I? Answer: L.', 'A K, B L', 'B'],
    [
      'A ball is under the left cup. The cups are swapped, so now it is under the right cup. Where is it?',
      'A the left cup, B the right cup',
      'B',
    ],
    [
      'It is called a gardener because its digging helps seeds to sprout. Why?',
      'A It has long ears, B Its digging helps seeds to sprout',
      'B',
    ],
  ])('refuses: %s', (...item) => expect(stemReason(...item)).toBeDefined());
});

const computedReason = (question: string, mcq_options: string, correct_answer: string) =>
  checked(computedKey, { question, mcq_options, correct_answer });

describe('computedKey', () => {
  test.each([
    ['What is 3/4 of 120?', 'A 30, B 80, C 90', 'C'],
    ['What is 0.1 + 0.2?', 'A 0.3, B 0.30000000000000004', 'A'],
    ['Which of these numbers is a prime number?', 'A 51, B 53, C 57', 'B'],
    ['What is the mean of all their heights?', 'A 51, B 53, C 57', 'B'],
    ['What is 12 × 2?', 'A a dozen, B two dozen', 'A'],
  ])('%s %s: %s may be the key', (...item) => expect(computedReason(...item)).toBeUndefined());

  test.each([
    ['another option', 'What is 3/4 of 120?', 'A 30, B 80, C 90', 'B', 'Calculated, the answer is C and not B.'],
    ['no option', 'What is 3/4 of 120?', 'A 30, B 80, C 95', 'B', /^None of the options/],
    ['two options', 'Which of these numbers is even?', 'A 31, B 42, C 54', 'B', /^Options B and C are both right/],
  ])('refuses an item with %s as the calculated answer', (_, question, options, key, reason) =>
    expect(computedReason(question, options, key)).toMatch(reason),
  );

  it('calculates in Maths only', () =>
    expect(checked(computedKey, { question: 'What is 1 + 1?' }, { subject: 'Reading' })).toBeUndefined());
});

describe('secondAnswer', () => {
  test.each([
    ['agrees', { secondAnswer: 'C' }, undefined],
    ['is absent', {}, undefined],
    ['differs', { secondAnswer: 'B' }, 'A second solve gives B and not C.'],
    ['is empty', { secondAnswer: '' }, 'A second solve gives no answer and not C.'],
    [
      'differs in another subject',
      { secondAnswer: 'B', subject: 'Reading' as const },
      'A second solve gives B and not C.',
    ],
  ])('when it %s', (_, context, reason) => expect(checked(secondAnswer, {}, context)).toBe(reason));
});

describe('trueEquations', () => {
  test.each(['Eight hens lay 8 × 6 = 48 eggs.', 'It is wrong to write 1/2 + 1/3 = 2/5.', 'So n + 4 = 12 and n = 8.'])(
    'lets pass: %s',
    (explanation) => expect(checked(trueEquations, { explanation })).toBeUndefined(),
  );

  it('names the calculation that is false', () =>
    expect(checked(trueEquations, { explanation: 'One hen lays 6 eggs.\nEight hens lay 8 × 6 = 46 eggs.' })).toBe(
      'The explanation says 8 × 6 = 46, which is not true.',
    ));
});

const NUMBERS = 'A 6, B 7, C 8, D 9';
const NAMES = 'A Kim, B Lee, C Max, D Nia';
const SENTENCES = 'A Pip is in the small cage., B Pip is not in the small cage., C All birds are in the small cage.';

const explanationReason = (mcq_options: string, correct_answer: string, explanation: string) =>
  checked(explanationEndsAtKey, { mcq_options, correct_answer, explanation });

describe('explanationEndsAtKey', () => {
  test.each([
    [NUMBERS, 'B', '56 ÷ 8 = 7, so she needs 7 cups.'],
    [NUMBERS, 'B', '56 ÷ 8 = 7.\n9 is how long ago the last tram left.'],
    [NUMBERS, 'B', '56 ÷ 8 = 7.\n8 comes from counting the first one too.'],
    [NUMBERS, 'B', '56 ÷ 8 = 7, so the answer is B.\nA common mistake is option C.'],
    [NUMBERS, 'D', 'There are 6 bags and 3 more: 6 + 3 = 9.'],
    [NUMBERS, 'D', 'Nine of them are left.'],
    [NAMES, 'D', 'From tallest to shortest they are Kim, Lee, Max and Nia.\nSo Nia is the shortest.'],
    [NAMES, 'A', 'So neither Lee nor Max is first.\nOnly Kim is left.'],
    [SENTENCES, 'B', 'So Pip is not in the small cage.'],
    [SENTENCES, 'B', 'Pip is green, and the others are yellow.'],
    ['A Extract A, B Extract B', 'B', 'The wind “passes the word on”, as a person does.'],
    ['A 2:10 pm, B 4:10 pm', 'A', 'In Sydney it is 4:10 pm. 4:10 pm − 2 hours = 2:10 pm.'],
  ])('%s, key %s: %s', (...item) => expect(explanationReason(...item)).toBeUndefined());

  test.each([
    [NUMBERS, 'C', '56 ÷ 8 = 7, so she needs 7 cups.'],
    [NUMBERS, 'C', 'There are 35 boxes.\n35 ÷ 5 = 7 boxes.\n8 is the number of bags.'],
    [NUMBERS, 'C', '5 × 5 = 25, so there are 25.'],
    [NAMES, 'C', 'From tallest to shortest they are Kim, Lee, Max and Nia.\nSo Nia is the shortest.'],
    [NAMES, 'C', 'The answer is D.'],
    ['A Extract A, B Extract B', 'B', 'The wind speaks in Extract A.'],
    [SENTENCES, 'A', 'So Pip is not in the small cage.'],
  ])('refuses %s, key %s: %s', (...item) => expect(explanationReason(...item)).toBeDefined());
});

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
