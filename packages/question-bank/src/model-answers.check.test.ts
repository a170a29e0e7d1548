import { MAX_WRITING_WORDS } from '@wattle/contract/constants';
import { countWords } from '@wattle/contract/text';
import { isWon, RATERS, readRatedPairs, WINS_GOAL } from './blind/model-ratings';
import { readWritingPrompts } from './items/writing-prompts';
import { sentencesIn, wordsIn } from './text';
import { readingYear } from './writing/measures';
import { misspeltIn } from './writing/spelling';

/** What children of Year 5 read without help. */
const MAX_YEAR = 5;
/** So many words in a row are the same only by copying. */
const RUN = 4;
/** The most of them that both may have, of nearly 300: some prompts give the first line. */
const MAX_SHARED = 25;

const pairs = await readRatedPairs();
const answers = pairs.flatMap(({ slug, answers }) =>
  answers.map((answer) => ({ name: `${slug}, ${answer.level}`, ...answer })),
);
const notes = answers.flatMap(({ name, notes }) => notes.map((note) => ({ name, ...note })));
/** What a note quotes is not its own. */
const own = notes.map(({ note, ...rest }) => ({ ...rest, note: note.replace(/“[^”]*”/g, '') }));

test('each prompt has one pair of model answers, and nothing else has', async () => {
  const prompts = await readWritingPrompts();
  expect(pairs.map(({ slug }) => slug).sort()).toEqual(prompts.map(({ slug }) => slug).sort());
});

test('a text is as long as a child may write, with four to seven notes', () => {
  const wrong = answers.filter(({ text, notes }) => {
    const words = countWords(text);
    return words < 1 || words > MAX_WRITING_WORDS || notes.length < 4 || notes.length > 7;
  });
  expect(wrong.map(({ name, text, notes }) => [name, countWords(text), notes.length])).toEqual([]);
});

test('the words of a note stand in its text once, and no two notes are about the same words', () => {
  const wrong = answers.flatMap(({ name, text, notes }) => {
    const quotes = notes.map(({ quote }) => quote);
    const places = quotes.map((quote) => ({ quote, at: text.indexOf(quote) })).sort((one, other) => one.at - other.at);
    return places.flatMap(({ quote, at }, index) => {
      const next = places[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      const isOnce = quote.trim() !== '' && at >= 0 && text.indexOf(quote, at + 1) < 0;
      return isOnce && at + quote.length <= next ? [] : [`${name}: ${quote}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('notes are sentences, spelt as in Australia', () => {
  expect(notes.filter(({ note }) => !/^[\p{Lu}“].*[.?]$/u.test(note))).toEqual([]);
  expect(misspeltIn(own.map(({ note }) => note))).toEqual([]);
});

test('a child of Year 5 can read each sentence of a note', () => {
  const sentences = own.flatMap(({ name, note }) => sentencesIn(note).map((sentence) => ({ name, sentence })));
  const hard = sentences.filter(({ sentence }) => readingYear(sentence) > MAX_YEAR);
  expect(hard.map(({ name, sentence }) => `${readingYear(sentence)} ${name}: ${sentence}`)).toEqual([]);
});

test('the two answers to a prompt are two texts', () => {
  const shared = pairs.map(({ slug, answers }) => {
    const [good = [], outstanding = []] = answers.map(({ text }) => runsIn(text));
    return { slug, runs: good.filter((run) => outstanding.includes(run)).length };
  });
  expect(shared.filter(({ runs }) => runs > MAX_SHARED)).toEqual([]);
});

test('as they stand, both texts of each pair have the marks of three raters who did not know which is which', () => {
  const raters = pairs.map(({ slug, ratings }) => `${slug}: ${new Set(ratings.map(({ by }) => by)).size}`);
  expect(raters).toEqual(pairs.map(({ slug }) => `${slug}: ${RATERS}`));
});

test('the outstanding text has more marks in at least 95 of 100 pairs', () => {
  const ratings = pairs.flatMap((pair) => pair.ratings);
  expect(ratings.filter(isWon).length / ratings.length).toBeGreaterThanOrEqual(WINS_GOAL);
});

function runsIn(text: string): string[] {
  const words = wordsIn(text);
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}
