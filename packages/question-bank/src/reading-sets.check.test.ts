import { GAP_LETTERS } from '@wattle/contract/constants';
import { formatOptions, parseOptions } from '@wattle/contract/options';
import { gapsIn, textLabel } from '@wattle/contract/question-format';
import { type ReadingSet, readReadingSets } from './items/reading-sets';

const sets = await readReadingSets();
const named = <Format extends ReadingSet['format']>(...formats: Format[]) =>
  sets
    .filter((set): set is Extract<ReadingSet, { format?: Format }> => formats.includes(set.format as Format))
    .map((set) => [set.slug, set] as const);

describe.each(named('gap'))('%s', (_slug, { text, sentences, questions }) => {
  it('has a question for each gap of its text, in their order', () => {
    const gaps = gapsIn(text);
    expect(gaps).toEqual(gaps.map((_, index) => index + 1));
    expect(questions.map(({ gap }) => gap)).toEqual(gaps);
  });

  it('has a sentence for each gap, and one or two that fit nowhere', () => {
    const keys = questions.map(({ correct_answer }) => correct_answer);
    expect(new Set(keys).size).toBe(keys.length);
    expect([1, 2]).toContain(sentences.length - keys.length);
    expect(parseOptions(formatOptions(sentences), 'gap')).toEqual(
      sentences.map((sentence, index) => ({ letter: GAP_LETTERS[index], text: sentence })),
    );
  });
});

describe.each(named('cloze'))('%s', (_slug, { text, questions }) => {
  it('has a question for each of its eight blanks, in their order, with four options', () => {
    expect(gapsIn(text)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(questions.map(({ blank }) => blank)).toEqual(gapsIn(text));
    expect(questions.map(({ mcq_options }) => parseOptions(mcq_options).length)).toEqual(questions.map(() => 4));
  });

  it('has 150 to 300 words', () => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(300);
  });
});

describe.each(named('extracts', 'compare'))('%s', (_slug, { format, extracts }) => {
  it('names its texts as its questions do', () => {
    expect(extracts.map(({ label }) => label)).toEqual(extracts.map((_, index) => textLabel(format, index)));
  });
});

describe.each(sets.map((set) => [set.slug, set] as const))('%s', (slug, { questions }) => {
  // A question that is dropped leaves its number free: records and results name the others by theirs.
  it('has questions with numbers of its own, in their order', () => {
    const numbers = questions.map((question) => Number(question.slug.slice(`${slug}-`.length)));
    expect(questions.map((question) => question.slug)).toEqual(numbers.map((number) => `${slug}-${number}`));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(numbers[0]).toBeGreaterThanOrEqual(1);
  });
});

/** In Australia, what an author who died before 1955 has published is free. */
test('passages that were published elsewhere are by authors who died before 1955', () => {
  const sources = sets.flatMap((set) => ('source' in set && set.source ? [set.source] : []));
  expect(sources.length).toBeGreaterThanOrEqual(3);
  expect(sources.filter(({ died }) => died >= 1955)).toEqual([]);
});

test('such passages tell the reader who wrote them, and when', () => {
  const untold = sets.filter(
    (set) =>
      'source' in set &&
      set.source &&
      ![set.source.author, `${set.source.published}`].every((told) => `${set.title}\n${set.text}`.includes(told)),
  );
  expect(untold.map(({ slug }) => slug)).toEqual([]);
});

/** How many questions each part of the paper has. */
const SIZES: Record<NonNullable<ReadingSet['format']> | 'prose', number> = {
  prose: 8,
  compare: 8,
  poem: 6,
  gap: 6,
  extracts: 10,
  cloze: 8,
};

test('sets are as long as the parts of the paper', () => {
  const odd = sets.filter(({ format = 'prose' as const, questions }) => questions.length !== SIZES[format]);
  expect(odd.map(({ slug }) => slug)).toEqual([]);
});
