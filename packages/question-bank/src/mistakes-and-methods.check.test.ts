import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { mistakeKindOf } from '@wattle/contract/mistake-kinds';
import { readBankItems } from './items/bank-items';

const items = await readBankItems();

/** How many wrong turns of a subject tell each kind of mistake, of all. */
function kindsIn(subject: keyof typeof SUBJECT_NAMES) {
  const turns = items
    .filter((item) => item.subject === subject)
    .flatMap((item) => Object.values(item.wrong_turns ?? {}));
  const kinds = turns.map((turn) => mistakeKindOf(turn, SUBJECT_NAMES[subject]));
  const shareOf = (kind: (typeof kinds)[number]) => kinds.filter((each) => each === kind).length / turns.length;
  return { careless: shareOf('careless'), misreading: shareOf('misreading'), concept: shareOf('concept') };
}

test('a quarter of the wrong turns of Maths tells the kind of mistake; the others are left open', () => {
  const { careless, misreading, concept } = kindsIn('Maths');
  expect(careless + misreading + concept).toBeGreaterThan(0.22);
  for (const share of [careless, misreading, concept]) expect(share).toBeGreaterThan(0.04);
});

test('no wrong turn of Reading or of an argument is called a slip or an idea to go over', () => {
  expect(kindsIn('Reading')).toMatchObject({ careless: 0, concept: 0 });
  expect(kindsIn('ThinkingSkills').concept).toBe(0);
});

test('25 items or more tell a faster way: an estimate, the options put in or ruled out, or another view of the numbers', () => {
  const methods = items.flatMap(({ faster_method }) => faster_method ?? []);
  expect(methods.length).toBeGreaterThanOrEqual(25);
  for (const method of methods) expect(method).toMatch(/^[A-Z][^:]{3,50}: \S.*\.$/);
});
