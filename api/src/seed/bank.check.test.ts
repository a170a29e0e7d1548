import { optionsOf } from '@wattle/contract';
import sharp from 'sharp';
import { readSeedBank, readSeedPicture, type SeedQuestion } from './seed-bank';

const bank = await readSeedBank();
const choices = bank.filter(({ subject }) => subject !== 'Writing') as Extract<SeedQuestion, { mcq_options: string }>[];

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
