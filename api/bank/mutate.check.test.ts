import { plantFaults } from './mutate/planted-faults';

const FAULTS = 700;
const SEED = 13;
const planted = await plantFaults(FAULTS, SEED);
const shareOf = (isCaught: (fault: (typeof planted)[number]) => boolean) =>
  planted.filter(isCaught).length / planted.length;

test('at least 60 faults of each kind are planted', () => {
  const kinds = new Set(planted.map(({ kind }) => kind));
  const counts = [...kinds].map((kind) => planted.filter((fault) => fault.kind === kind).length);
  expect(kinds.size).toBe(7);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(60);
});

test('at least 97 % of planted faults are caught', () => {
  expect(shareOf(({ isComputed, isRecorded }) => isComputed || isRecorded)).toBeGreaterThanOrEqual(0.97);
});

test('at least two thirds are caught by computing alone', () => {
  expect(shareOf(({ isComputed }) => isComputed)).toBeGreaterThanOrEqual(2 / 3);
});
