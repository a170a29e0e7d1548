import { exportReport, packingProblem, reportedProblem } from './packing-problem';

const PACKED = exportReport('1.4', ['Button of .', 'Card of .']);
const problemOf = (version: string, names: string[]) => reportedProblem('@wattle/a', version, names, PACKED);

test('the packages as they are can be packed', () => expect(packingProblem()).toBeUndefined());

test('what exports the same needs no new version', () => {
  expect(problemOf('1.4', ['Button of .', 'Card of .'])).toBeUndefined();
});

test.each([
  ['a name that is gone', ['Button of .'], '1.5', 'Card of .: removed or changed since 1.4.', '2.0'],
  ['a name that moved', ['Button of .', 'Card of ./card'], '1.5', 'Card of .: removed or changed since 1.4.', '2.0'],
  ['a new name', ['Button of .', 'Card of .', 'Chip of .'], '1.4', 'Chip of .: added since 1.4.', '1.5'],
])('%s needs a higher version', (_what, names, version, reason, required) => {
  expect(problemOf(version, names)).toBe(`${reason} @wattle/a ${version} must become ${required}.`);
  expect(problemOf(required, names)).toBeUndefined();
});
