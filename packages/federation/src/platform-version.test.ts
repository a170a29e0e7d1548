import { platformRefusal } from './platform-version';

const release = (platform: string) => ({ name: 'tests', version: '1.4.0', requires: { platform } });

test.each([
  ['2.3', '2.3'],
  ['2.3', '2.4'],
  ['2.9', '2.10'],
])('a release that was built with %s runs on %s', (required, provided) => {
  expect(platformRefusal(release(required), provided)).toBeUndefined();
});

test.each([
  ['2.3', '2.1'],
  ['2.10', '2.9'],
  ['2.3', '1.9'],
  ['2.3', '3.3'],
  ['2.3', ''],
])('a release that was built with %s does not run on %s', (required, provided) => {
  const reason = `tests 1.4.0 needs platform ${required}; this shell provides ${provided}`;
  expect(platformRefusal(release(required), provided)).toBe(reason);
});
