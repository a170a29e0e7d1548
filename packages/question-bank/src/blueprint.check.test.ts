import { readdir } from 'node:fs/promises';
import { YEAR_LEVELS } from '@wattle/contract/constants';
import { type BankItem, readBankItems } from './items/bank-items';
import { SEED_FOLDER } from './seed/read-folder';

const items = await readBankItems();
const of = (subject: BankItem['subject']) => items.filter((item) => item.subject === subject);
const passages = (part: string) => {
  const inPart = of('Reading').filter(
    ({ format = 'comprehension' }) => format === part || (part === 'comprehension' && format === 'compare'),
  );
  return new Set(inPart.map(({ text }) => text)).size;
};

test.each([
  ['Maths', 320],
  ['ThinkingSkills', 320],
  ['Reading', 440],
  ['Writing', 36],
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
  ['texts to read or compare', 'comprehension', 12],
  ['gap sets', 'gap', 12],
  ['cloze sets', 'cloze', 12],
  ['sets of extracts', 'extracts', 10],
  ['poems', 'poem', 12],
])('there are enough %s', (_name, format, least) => expect(passages(format)).toBeGreaterThanOrEqual(least));

test('there are items for Years 4 to 7', () => {
  expect([...new Set(items.map(({ year_level }) => year_level))].sort()).toEqual([...YEAR_LEVELS]);
});

test('at least 70 pictures are drawn', async () => {
  expect((await readdir(new URL('pictures/', SEED_FOLDER))).length).toBeGreaterThanOrEqual(70);
});
