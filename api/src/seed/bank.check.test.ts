import { optionsOf, type Subject } from '@wattle/contract';
import sharp from 'sharp';
import { readSeedBank, readSeedPicture, type SeedQuestion } from './seed-bank';

const bank = await readSeedBank();
const of = (subject: Subject) => bank.filter((question) => question.subject === subject);
const choices = bank.filter(({ subject }) => subject !== 'Writing') as Extract<SeedQuestion, { mcq_options: string }>[];

/** Two texts that a child would take for the same answer are the same here. */
const folded = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\s+/g, ' ');

test.each([
  ['Maths', 220],
  ['ThinkingSkills', 220],
  ['Reading', 200],
  ['Writing', 30],
] as const)('there are enough questions of %s', (subject, least) => {
  expect(of(subject).length).toBeGreaterThanOrEqual(least);
});

const passagesOf = (format?: string) =>
  new Set(of('Reading').flatMap((each) => (!format || ('format' in each && each.format === format) ? each.text : [])));

test('there are at least 24 passages', () => expect(passagesOf().size).toBeGreaterThanOrEqual(24));

test.each(['gap', 'extracts', 'poem'])('there are at least four passages of the format %s', (format) => {
  expect(passagesOf(format).size).toBeGreaterThanOrEqual(4);
});

test('no slug and no question stands twice', () => {
  for (const key of [({ slug }: SeedQuestion) => slug, ({ question, text }: SeedQuestion) => `${question}\n${text}`]) {
    expect(bank.map(key)).toEqual([...new Set(bank.map(key))]);
  }
});

test.each(bank.map((question) => [question.slug, question] as const))('%s is explained', (_slug, question) => {
  const { explanation = '', category = '' } = question as { explanation?: string; category?: string };
  expect(explanation.split('\n').length).toBeGreaterThanOrEqual(2);
  expect(category).not.toBe('');
});

describe.each(choices.map((question) => [question.slug, question] as const))('%s', (_slug, question) => {
  it('has exactly one right option, and options that differ', () => {
    const texts = optionsOf(question).map(({ text }) => folded(text));
    expect(texts.length).toBeGreaterThanOrEqual(question.subject === 'Maths' ? 5 : 4);
    expect(texts).toEqual([...new Set(texts)]);
    expect(optionsOf(question).filter(({ letter }) => letter === question.correct_answer)).toHaveLength(1);
  });

  it('says for which year it is and, outside Reading, which mistake leads to each distractor', () => {
    const distractors = optionsOf(question).filter(({ letter }) => letter !== question.correct_answer);
    const told = question.subject === 'Reading' ? [] : distractors.map(({ letter }) => letter);
    expect(Object.keys(question.wrong_turns ?? {}).sort()).toEqual(told);
    expect(question.year_level).toBeGreaterThanOrEqual(4);
  });
});

test.each(bank.map((question) => [question.slug, question] as const))(
  '%s has a picture if one is described, and a description if it has a picture',
  async (_slug, question) => {
    const picture = await readSeedPicture(question);
    expect((question.image_description?.length ?? 0) > 30).toBe(picture !== undefined);
    const { width = 0, height = 0 } = picture ? await sharp(picture).metadata() : { width: 101, height: 101 };
    expect(Math.min(width, height)).toBeGreaterThan(100);
  },
);
