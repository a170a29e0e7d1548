import { WRITING_COMMENT_BANK } from '@wattle/contract/writing-comment-bank';
import { WRITING_GENRES } from '@wattle/contract/writing-genres';
import { PLAN_QUESTIONS } from '@wattle/contract/writing-plan';
import { WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import { readWritingPrompts } from './items/writing-prompts';
import { readingYear } from './writing/measures';
import { misspeltIn } from './writing/spelling';

/** What children of Year 5 read without help. */
const MAX_YEAR = 5;

const genres = Object.values(WRITING_GENRES);
const openings = genres.flatMap((genre) => genre.openings);
const comments = Object.values(WRITING_COMMENT_BANK).flat();
const levels = WRITING_RUBRIC.flatMap((criterion) => criterion.levels);

const sentences = [
  ...WRITING_RUBRIC.flatMap(({ name, sentence, evidence, task }) => [name, sentence, evidence, task]),
  ...levels.map(({ sentence }) => sentence),
  ...genres.flatMap(({ purpose, structure }) => [purpose, ...structure]),
  ...openings.map(({ why }) => why),
  ...Object.values(PLAN_QUESTIONS),
  ...comments,
];

test.each([
  ['A', 15],
  ['B', 10],
])('the criteria of set %s have %i marks', (set, marks) => {
  const inSet = WRITING_RUBRIC.filter((criterion) => criterion.set === set);
  expect(inSet.reduce((sum, criterion) => sum + criterion.marks, 0)).toBe(marks);
});

test.each(WRITING_RUBRIC.map((criterion) => [criterion.id, criterion] as const))(
  '%s tells each mark from 0 to the most, with examples that differ',
  (_id, criterion) => {
    expect(criterion.levels).toHaveLength(criterion.marks + 1);
    expect(new Set(criterion.levels.map(({ example }) => example)).size).toBe(criterion.levels.length);
  },
);

test('each kind of text that a prompt asks for is explained, and no other', async () => {
  const asked = new Set((await readWritingPrompts()).map(({ category }) => category));
  expect(Object.keys(WRITING_GENRES).sort()).toEqual([...asked].sort());
});

test.each(Object.entries(WRITING_GENRES))('%s is built in three to five short points', (_name, { structure }) => {
  expect(structure.length).toBeGreaterThanOrEqual(3);
  expect(structure.length).toBeLessThanOrEqual(5);
  expect(structure.filter((point) => point.length > 80)).toEqual([]);
});

test.each(Object.entries(WRITING_COMMENT_BANK))(
  'for %s there are six to eight comments of one or two calm sentences',
  (_id, ofCriterion) => {
    expect(ofCriterion.length).toBeGreaterThanOrEqual(6);
    expect(ofCriterion.length).toBeLessThanOrEqual(8);
    expect(ofCriterion.filter((comment) => !/^[^.?!]+[.?]( [^.?!]+[.?])?$/.test(comment))).toEqual([]);
  },
);

test('no comment is there twice', () => {
  expect(new Set(comments).size).toBe(comments.length);
});

test('a child of Year 5 can read each sentence', () => {
  const hard = sentences.filter((sentence) => sentence.includes(' ') && readingYear(sentence) > MAX_YEAR);
  expect(hard.map((sentence) => `${readingYear(sentence)} ${sentence}`)).toEqual([]);
});

test('a child of Year 5 can read the openings', () => {
  expect(readingYear(openings.map(({ text }) => text).join('\n'))).toBeLessThanOrEqual(MAX_YEAR);
});

test('sentences and openings are spelt as in Australia', () => {
  expect(misspeltIn([...sentences, ...openings.map(({ text }) => text)])).toEqual([]);
});
