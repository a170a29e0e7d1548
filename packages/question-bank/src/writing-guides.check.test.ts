import { PLAN_QUESTIONS } from '@wattle/contract/plan-questions';
import { countWords } from '@wattle/contract/text';
import { WRITING_COMMENT_BANK } from '@wattle/contract/writing-comment-bank';
import { WRITING_GENRES } from '@wattle/contract/writing-genres';
import { sumOfMarks, writingMarksSchema } from '@wattle/contract/writing-marks';
import { writingPlanSchema } from '@wattle/contract/writing-plan';
import { CRITERION_IDS, WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import { scriptStages, WRITING_KINDS } from '@wattle/contract/writing-script';
import { WRITING_SCRIPTS } from '@wattle/contract/writing-scripts';
import { readWritingPrompts } from './items/writing-prompts';
import { readingYear } from './writing/measures';
import { misspeltIn } from './writing/spelling';

/** What children of Year 5 read without help. */
const MAX_YEAR = 5;

const scripts = Object.entries(WRITING_SCRIPTS);
/** What a step quotes of a script is not its own. */
const QUOTED = /“[^”]*”/g;

const genres = Object.values(WRITING_GENRES);
const openings = genres.flatMap((genre) => genre.openings);
const comments = Object.values(WRITING_COMMENT_BANK).flat();
const levels = WRITING_RUBRIC.flatMap((criterion) => criterion.levels);

const sentences = [
  ...WRITING_RUBRIC.flatMap(({ name, sentence, evidence, task }) => [name, sentence, evidence, task]),
  ...levels.map(({ sentence }) => sentence),
  ...genres.flatMap(({ purpose, structure, planPoints }) => [purpose, ...structure, ...planPoints]),
  ...scripts.flatMap(([, { task, steps }]) => [task, ...steps.map(({ why }) => why.replace(QUOTED, ''))]),
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

test('each kind of text that a prompt asks for is explained and has a real script, and no other', async () => {
  const asked = new Set((await readWritingPrompts()).map(({ category }) => category));
  expect(Object.keys(WRITING_GENRES).sort()).toEqual([...asked].sort());
  expect(Object.keys(WRITING_SCRIPTS).sort()).toEqual([...asked].sort());
  expect([...WRITING_KINDS].sort()).toEqual([...asked].sort());
});

/** What children type in half an hour. */
const TYPED_WORDS = { least: 150, most: 220 };

describe.each(scripts)('the script of %s', (_kind, script) => {
  const stages = scriptStages(script);

  it('has 10 to 14 marks, and one more after each step, in the order of the rubric', () => {
    const sums = stages.map(({ marks }) => sumOfMarks(marks));
    expect(sums[0]).toBeGreaterThanOrEqual(10);
    expect(sums[0]).toBeLessThanOrEqual(14);
    expect(sums).toEqual(stages.map((_, index) => (sums[0] ?? 0) + index));
    expect(stages.slice(1).map(({ step }) => step?.criterion)).toEqual(CRITERION_IDS);
    expect(stages.map(({ marks }) => writingMarksSchema.safeParse(marks).success)).toEqual(stages.map(() => true));
  });

  it('is of typed length, at the start and at the end', () => {
    for (const { text } of [stages[0], stages.at(-1)].flatMap((stage) => stage ?? [])) {
      expect(countWords(text)).toBeGreaterThanOrEqual(TYPED_WORDS.least);
      expect(countWords(text)).toBeLessThanOrEqual(TYPED_WORDS.most);
    }
  });

  it('changes words that stand in it once, and shows new ones at each step', () => {
    const said = script.steps.flatMap(({ changes }, at) => {
      let text = stages[at]?.text ?? '';
      return changes.map(([from, to]) => {
        const times = text.split(from).length - 1;
        text = text.replace(from, () => to);
        return [from, times];
      });
    });
    expect(said).toEqual(said.map(([from]) => [from, 1]));
    expect(stages.slice(1).filter(({ places }) => places.length === 0)).toEqual([]);
  });

  it('has a plan that a child could have saved', () => {
    expect(writingPlanSchema.safeParse(script.plan).success).toBe(true);
  });
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
