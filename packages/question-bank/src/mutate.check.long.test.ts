import { readBlindAnswers } from './blind/blind-answers';
import { COMPUTED_GUARDS } from './guards/computed-guards';
import { readBankItems } from './items/bank-items';
import type { FaultKind } from './mutate/faults';
import { type PlantedFault, plantFaults } from './mutate/planted-faults';
import { solvers } from './solvers/solvers';

const SIZE = { count: 40, seed: 13 };
/** Percent that computing finds in items with a solver. */
const FEWEST_COMPUTED: Partial<Record<FaultKind, number>> = {
  'key moved': 97,
  'distractor made right': 97,
  'right option broken': 97,
  'number in the stem': 97,
  "picture's source": 97,
  // A number that becomes another number of the same item is not noticed.
  'number in the explanation': 70,
  'number in a wrong turn': 60,
};

const [items, records] = await Promise.all([readBankItems(), readBlindAnswers()]);
const choices = items.filter(({ subject }) => subject !== 'Writing');
const percentOf = (planted: readonly PlantedFault[], isCaught: (fault: PlantedFault) => boolean) =>
  (100 * planted.filter(isCaught).length) / planted.length;

describe('in items with a solver', () => {
  const solved = choices.filter(({ slug }) => solvers[slug]);
  const planted = plantFaults(solved, { guards: COMPUTED_GUARDS, records: [] }, SIZE);

  test.each(Object.entries(FEWEST_COMPUTED))(
    'of the kind “%s” at least %i %% are found by computing',
    (kind, least) => {
      const faults = planted.filter((fault) => fault.kind === kind);
      expect(faults).toHaveLength(SIZE.count);
      expect(percentOf(faults, ({ isComputed }) => isComputed)).toBeGreaterThanOrEqual(least);
    },
  );
});

test('computing and records together find at least 97 % in the whole bank', () => {
  const planted = plantFaults(choices, { guards: COMPUTED_GUARDS, records }, { ...SIZE, count: 20 });
  expect(planted.length).toBeGreaterThan(150);
  expect(percentOf(planted, ({ isComputed, isRecorded }) => isComputed || isRecorded)).toBeGreaterThanOrEqual(97);
});

test('nothing is found without guards and records', () => {
  const planted = plantFaults(choices, { guards: [], records: [] }, { ...SIZE, count: 10 });
  expect(planted.filter(({ isComputed, isRecorded }) => isComputed || isRecorded)).toEqual([]);
});
