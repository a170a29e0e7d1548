import { readSeedBank, readSeedPicture, type SeedQuestion } from './seed-bank';

const bank = await readSeedBank();

test('no slug and no question stands twice', () => {
  for (const key of [({ slug }: SeedQuestion) => slug, ({ question, text }: SeedQuestion) => `${question}\n${text}`]) {
    expect(bank.map(key)).toEqual([...new Set(bank.map(key))]);
  }
});

test('the questions that are loaded with a picture are those that describe one', async () => {
  const pictures = await Promise.all(bank.map(readSeedPicture));
  const pictured = bank.filter((_question, index) => pictures[index]);
  expect(pictured).toEqual(bank.filter(({ image_description }) => image_description));
});
