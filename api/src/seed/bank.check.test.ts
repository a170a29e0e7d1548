import { parseOptions, type Subject } from '@wattle/contract';
import sharp from 'sharp';
import { thinkingSkillsSolvers } from '../../bank/thinking-skills.solvers';
import { readSeedBank, readSeedPicture, type SeedQuestion } from './seed-bank';

const bank = await readSeedBank();
const of = (subject: Subject) => bank.filter((question) => question.subject === subject);
const choices = bank.filter(({ subject }) => subject !== 'Writing') as Extract<SeedQuestion, { mcq_options: string }>[];
const options = ({ mcq_options }: { mcq_options: string }) => parseOptions(mcq_options);

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
    const texts = options(question).map(({ text }) => folded(text));
    expect(texts.length).toBeGreaterThanOrEqual(question.subject === 'Maths' ? 5 : 4);
    expect(texts).toEqual([...new Set(texts)]);
    expect(options(question).filter(({ letter }) => letter === question.correct_answer)).toHaveLength(1);
  });
});

test.each(Object.entries(thinkingSkillsSolvers))(
  '%s: the key is what the numbers give, and no other option is',
  (slug, solve) => {
    const question = choices.find((each) => each.slug === slug);
    const answer = folded(String(solve()));
    const right = question ? options(question).filter(({ text }) => folded(text) === answer) : [];
    expect(right.map(({ letter }) => letter)).toEqual([question?.correct_answer]);
  },
);

const illustrated = bank.filter(({ image, figure }) => image ?? figure);

test.each(illustrated.map((question) => [question.slug, question] as const))(
  '%s has a picture, also in words',
  async (_slug, question) => {
    const { width, height } = await sharp(await readSeedPicture(question)).metadata();
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(100);
    expect((question as { image_description?: string }).image_description?.length).toBeGreaterThan(30);
  },
);
