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
  ['Maths', 30],
  ['ThinkingSkills', 30],
  ['Reading', 30],
  ['Writing', 5],
] as const)('there are enough questions of %s', (subject, least) => {
  expect(of(subject).length).toBeGreaterThanOrEqual(least);
});

test('there are at least four passages', () => {
  expect(new Set(of('Reading').map(({ text }) => text)).size).toBeGreaterThanOrEqual(4);
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
