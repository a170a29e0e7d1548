import { randomFrom } from '@wattle/contract/testing';
import { type Detection, detectionOf, flagsIn, goalsOf, soundFlaggedOf } from './detection';
import { Population } from './population';

const CHILDREN = 2_000;
const ITEMS = 200;
const LENGTH = 30;

/** About 300 answers for each item, four of which have a wrong key. */
function simulated(seed: number): Detection & { soundFlagged: number } {
  const population = new Population(randomFrom(seed));
  const bank = population.items(ITEMS, 0.02).map((item, at) => ({ ...item, id: `${1_000 + at}` }));
  const taken = Array.from({ length: CHILDREN }, () => {
    const ability = population.normal();
    return population.test(population.shuffled(bank).slice(0, LENGTH), ability);
  });
  const flags = flagsIn(bank, taken);
  return { ...detectionOf(bank, taken, flags), soundFlagged: soundFlaggedOf(bank, flags) };
}

test.each([
  ['eight', 8],
  ['twenty-five @long', 25],
])('the sentinel finds the wrong keys, soon, and flags few sound questions, of populations: %s', (_title, count) => {
  const all = Array.from({ length: count }, (_, at) => simulated(at + 1));
  const planted = all.flatMap((each, seed) => each.planted.map((id) => `${seed} ${id}`));
  const flagged = all.flatMap((each, seed) => each.flagged.map((id) => `${seed} ${id}`));
  const found = planted.filter((id) => flagged.includes(id)).length;
  expect(planted).toHaveLength(4 * count);
  expect(found / planted.length).toBeGreaterThanOrEqual(0.96);
  expect(found / flagged.length).toBeGreaterThanOrEqual(0.95);
  for (const { medianAnswers, soundFlagged } of all) {
    expect(medianAnswers).toBeLessThanOrEqual(150);
    expect(soundFlagged).toBeLessThanOrEqual(0.05);
  }
});

test('a goal that is missed is told', () => {
  const detection = { flagged: ['a'], planted: ['a', 'b'], recall: 0.5, precision: 1, medianAnswers: 50 };
  expect(goalsOf(detection, 0.01).map(({ isMet }) => isMet)).toEqual([false, true, true, true]);
  expect(goalsOf({ ...detection, recall: 1 }, 0.06).map(({ isMet }) => isMet)).toEqual([true, true, true, false]);
  const [nothing] = goalsOf({ flagged: [], planted: [], recall: null, precision: null, medianAnswers: null }, 0);
  expect(nothing).toEqual({ line: 'recall - (goal: at least 0.95)', isMet: true });
});
