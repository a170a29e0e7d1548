import { type BankItem, readBankItems } from './items/bank-items';
import { decidingNegative, sharedOpening } from './writing/measures';
import { misspelt } from './writing/spelling';

const items = await readBankItems();
const of = (subject: BankItem['subject']) => items.filter((item) => item.subject === subject);
/** The options of a gap are the same for all gaps of a passage. */
const ownOptions = (subject: BankItem['subject']) => of(subject).filter(({ format }) => format !== 'gap');
const flawed = (judge: (item: BankItem) => unknown[]) =>
  items.flatMap((item) => {
    const flaws = judge(item);
    return flaws.length > 0 ? [`${item.slug}: ${flaws.join(', ')}`] : [];
  });

// The words that all options open with belong into the stem. A blank has no stem, and “Extract A” names a text.
test('options of Reading do not all open with the same words', () => {
  const stemmed = of('Reading').filter(({ format = 'prose' }) => !['gap', 'cloze', 'extracts'].includes(format));
  expect(stemmed.flatMap((item) => (sharedOpening(item) ? [`${item.slug}: ${sharedOpening(item)}`] : []))).toEqual([]);
});

// The options of a passage stay in the order that suits it, so Reading is less even.
test.each([
  ['Maths', 2],
  ['ThinkingSkills', 2],
  ['Reading', 5],
] as const)('the keys of %s are even within each exam type: letters differ by at most %i', (subject, most) => {
  for (const exam of ['Practice', 'Weekly', 'Monthly']) {
    const inExam = ownOptions(subject).filter(({ exam_type }) => exam_type === exam);
    const letters = subject === 'Maths' ? 'ABCDE' : 'ABCD';
    const counts = [...letters].map((letter) => inExam.filter((item) => item.correct_answer === letter).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(most);
  }
});

test('“such as” leads to a thing, not to a clause', () => {
  const clause = /\bsuch as (?:that|if|because|when|how|what|why)\b/i;
  expect(
    flawed(({ question, explanation, wrong_turns = {} }) =>
      [question, explanation, ...Object.values(wrong_turns)].filter((text) => clause.test(text)),
    ),
  ).toEqual([]);
});

test('a wrong turn of Reading does not tell the child of itself as “This takes”', () => {
  expect(
    flawed(({ subject, wrong_turns = {} }) =>
      Object.values(wrong_turns).filter((turn) => subject === 'Reading' && turn.startsWith('This takes')),
    ),
  ).toEqual([]);
});

test('a negative word that turns a question round stands in capitals', () => {
  expect(flawed((item) => [decidingNegative(item.question)].filter(Boolean))).toEqual([]);
});

test('all words are spelt as in Australia', () => {
  expect(flawed(misspelt)).toEqual([]);
});
