import { type BankItem, readBankItems } from './items/bank-items';
import { decidingNegative } from './writing/deciding-negative';
import { keyAtLength } from './writing/option-lengths';
import { readingYear, wordCount } from './writing/reading-age';
import { sharedOpening } from './writing/shared-opening';
import { misspelt } from './writing/spelling';

/** Nobody would call a coin unfair for a run that one in twenty fair ones shows. */
const UNLIKELY = 0.05;
/** The formula needs some sentences. */
const FEWEST_WORDS = 25;
/** `thermometers` and `temperatures` in one sentence of a stem for Year 4. */
const STEM_MARGIN = 4;
/** The passages of the real paper are harder than what a class reads. */
const PASSAGE_MARGIN = 3.5;

const items = await readBankItems();
const of = (subject: BankItem['subject']) => items.filter((item) => item.subject === subject);
/** The options of a gap are the same for all gaps of a passage. */
const ownOptions = (subject: BankItem['subject']) => of(subject).filter(({ format }) => format !== 'gap');
const flawed = (judge: (item: BankItem) => unknown[]) =>
  items.flatMap((item) => {
    const flaws = judge(item);
    return flaws.length > 0 ? [`${item.slug}: ${flaws.join(', ')}`] : [];
  });

// Ranks of length, from the longest option to the shortest.
describe.each([
  ['Maths', [1, 2, 3, 4, 5]],
  ['ThinkingSkills', [1, 2, 3, 4]],
  ['Reading', [1, 2, 3, 4]],
] as const)('%s', (subject, ranks) => {
  test.each(ranks)('has the option of rank %i in length as its key no more often than by chance', (rank) => {
    expect(keyAtLength(ownOptions(subject), rank).chance).toBeGreaterThan(UNLIKELY);
  });
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

test('a negative word that turns a question round stands in capitals', () => {
  expect(flawed((item) => [decidingNegative(item.question)].filter(Boolean))).toEqual([]);
});

test('all words are spelt as in Australia', () => {
  expect(flawed(misspelt)).toEqual([]);
});

test('stems can be read in the year that they are for', () => {
  const isHard = ({ question, year_level }: BankItem) =>
    wordCount(question) >= FEWEST_WORDS && readingYear(question) > year_level + STEM_MARGIN;
  expect(flawed((item) => (isHard(item) ? [readingYear(item.question)] : []))).toEqual([]);
});

test.each([4, 5, 6, 7])('half of the stems for Year %i can be read two years earlier', (year) => {
  const years = items
    .filter(({ question, year_level }) => year_level === year && wordCount(question) >= FEWEST_WORDS)
    .map(({ question }) => readingYear(question))
    .sort((one, other) => one - other);
  expect(years[Math.floor(years.length / 2)]).toBeLessThanOrEqual(Math.max(4, year - 2));
});

test('passages can be read at most three and a half years after the year that they are for', () => {
  const isHard = ({ text = '', format, year_level }: BankItem) =>
    text !== '' && format !== 'poem' && readingYear(text) > year_level + PASSAGE_MARGIN;
  expect(flawed((item) => (isHard(item) ? [readingYear(item.text ?? '')] : []))).toEqual([]);
});

test('half of the arguments of Thinking Skills have 55 words or more', () => {
  const lengths = of('ThinkingSkills')
    .filter(({ category }) => category === 'Argument analysis')
    .map(({ question }) => wordCount(question))
    .sort((one, other) => one - other);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeGreaterThanOrEqual(55);
});
