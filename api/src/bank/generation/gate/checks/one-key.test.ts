import { checked } from '../an-item';
import { oneKey } from './one-key';

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
