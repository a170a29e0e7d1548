import { checked } from '../an-item';
import { keyNotInStem } from './key-not-in-stem';

const reasonFor = (question: string, mcq_options: string, correct_answer: string) =>
  checked(keyNotInStem, { question, mcq_options, correct_answer });

describe('keyNotInStem', () => {
  test.each([
    ['A book has 180 pages. Finn has read 2/3 of it.\nHow many has he read?', 'A 60, B 120, C 150', 'B'],
    ['Which of these is the same as 2.4 kg?', 'A 240 g, B 2,400 g', 'B'],
    ['Kim is taller than Lee. Who is taller?', 'A Kim, B Lee', 'A'],
    ['Leo says: “The vase fell, so Max did it.”\nWho did it?', 'A Max, B Ann', 'B'],
    ['The key is in the red tin or the blue tin. Where is it?', 'A the red tin, B the blue tin', 'A'],
    ['A row has 12 chairs and a hall has 120.\nHow many rows are there?', 'A 10, B 12, C 20', 'A'],
  ])('lets pass: %s', (...item) => expect(reasonFor(...item)).toBeUndefined());

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
  ])('refuses: %s', (...item) => expect(reasonFor(...item)).toBeDefined());
});
