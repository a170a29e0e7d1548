import { readBlindAnswers } from './blind/blind-answers';
import { recordFlaws, recordsBySlug } from './blind/record-flaws';
import { readBankItems } from './items/bank-items';

const [items, records] = await Promise.all([readBankItems(), readBlindAnswers()]);

test('every item with a key was answered by a reader without keys, as it stands today', () => {
  const bySlug = recordsBySlug(records);
  const unproven = items.flatMap((item) =>
    recordFlaws(item, bySlug.get(item.slug)).map((flaw) => `${item.slug}: ${flaw}`),
  );
  expect(unproven).toEqual([]);
});

test('no record is left over', () => {
  const slugs = new Set(items.map(({ slug }) => slug));
  expect(records.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
});
