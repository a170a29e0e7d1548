import { checked } from '../an-item';
import { explanationEndsAtKey } from './explanation-ends-at-key';

const NUMBERS = 'A 6, B 7, C 8, D 9';
const NAMES = 'A Kim, B Lee, C Max, D Nia';
const SENTENCES = 'A Pip is in the small cage., B Pip is not in the small cage., C All birds are in the small cage.';

const reasonFor = (mcq_options: string, correct_answer: string, explanation: string) =>
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
  ])('%s, key %s: %s', (...item) => expect(reasonFor(...item)).toBeUndefined());

  test.each([
    [NUMBERS, 'C', '56 ÷ 8 = 7, so she needs 7 cups.'],
    [NUMBERS, 'C', 'There are 35 boxes.\n35 ÷ 5 = 7 boxes.\n8 is the number of bags.'],
    [NUMBERS, 'C', '5 × 5 = 25, so there are 25.'],
    [NAMES, 'C', 'From tallest to shortest they are Kim, Lee, Max and Nia.\nSo Nia is the shortest.'],
    [NAMES, 'C', 'The answer is D.'],
    ['A Extract A, B Extract B', 'B', 'The wind speaks in Extract A.'],
    [SENTENCES, 'A', 'So Pip is not in the small cage.'],
  ])('refuses %s, key %s: %s', (...item) => expect(reasonFor(...item)).toBeDefined());
});
