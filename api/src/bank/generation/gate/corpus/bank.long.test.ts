import { BANK, type CorpusItem, flawsOf } from './corpus';

test("at most 10 % of the bank's own questions would be refused", () => {
  const items = (Object.keys(BANK) as (keyof typeof BANK)[]).flatMap((subject) => {
    const parents = [BANK[subject].at(0)?.slug ?? '', BANK[subject].at(-1)?.slug ?? ''];
    return BANK[subject]
      .filter(({ image_description }) => image_description === undefined)
      .map((item): CorpusItem => {
        return { id: item.slug, subject, parent: parents.find((slug) => slug !== item.slug) ?? '', item };
      });
  });
  const refused = items.filter((item) => flawsOf(item).length > 0).map(({ id }) => id);
  process.stdout.write(
    `Of ${items.length} questions of the bank ${refused.length} are refused: ${refused.join(', ')}\n`,
  );
  expect(refused.length).toBeLessThanOrEqual(0.1 * items.length);
}, 120_000);
