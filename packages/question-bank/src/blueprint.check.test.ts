import { readdir } from 'node:fs/promises';
import { YEAR_LEVELS } from '@wattle/contract/constants';
import { blueprintOf, differences, readBlueprint } from './blueprint';
import { type BankItem, readBankItems } from './items/bank-items';
import { SEED_FOLDER } from './seed/seed-folder';

const items = await readBankItems();
const of = (subject: BankItem['subject']) => items.filter((item) => item.subject === subject);
const passages = (format?: string) => {
  const inFormat = of('Reading').filter((item) => format === undefined || item.format === format);
  return new Set(inFormat.map(({ text }) => text)).size;
};

test('the bank is what its blueprint says', async () => {
  expect(differences(await readBlueprint(), blueprintOf(items))).toEqual([]);
});

test.each([
  ['Maths', 220],
  ['ThinkingSkills', 220],
  ['Reading', 200],
  ['Writing', 30],
] as const)('%s has at least %i items', (subject, least) => {
  expect(of(subject).length).toBeGreaterThanOrEqual(least);
});

test.each(['Maths', 'ThinkingSkills', 'Reading'] as const)(
  'at least 15 items of %s are for the top tenth',
  (subject) => {
    expect(of(subject).filter(({ stretch }) => stretch).length).toBeGreaterThanOrEqual(15);
  },
);

test.each([
  ['passages', undefined, 24],
  ['gap sets', 'gap', 4],
  ['sets of extracts', 'extracts', 4],
  ['poems', 'poem', 4],
])('there are enough %s', (_name, format, least) => expect(passages(format)).toBeGreaterThanOrEqual(least));

test('there are items for Years 4 to 7', () => {
  expect([...new Set(items.map(({ year_level }) => year_level))].sort()).toEqual([...YEAR_LEVELS]);
});

test('at least 70 pictures are drawn', async () => {
  expect((await readdir(new URL('pictures/', SEED_FOLDER))).length).toBeGreaterThanOrEqual(70);
});
