import { testRuns } from './test-runs';

const UNITS = 'Units, API and embedded engine';
const LONG_UNITS = 'Long units';
const ON_MONGODB = 'API and engine tests on MongoDB';
const JOURNEYS = 'Journeys in a browser';
const MIXED = 'Journeys with mixed versions';

const previous = () => ({ commit: 'c294825' });

test.each([
  [
    'API on MongoDB',
    'without a MongoDB server',
    { mongodbUri: undefined, hasBrowser: true, previous },
    'MongoDB: TEST_MONGODB_URI is not set, the API ran on the embedded engine',
  ],
  [
    JOURNEYS,
    'without a browser',
    { mongodbUri: 'mongodb://127.0.0.1', hasBrowser: false, previous },
    'journeys in a browser: there is no chromium',
  ],
])('"%s" is skipped %s, with the reason', async (title, _when, machine, reason) => {
  const check = testRuns(machine).find((each) => each.title === title);
  expect(await check?.run()).toEqual({ passed: 0, failed: 0, skipped: [reason] });
});

test('with a MongoDB server, a browser and a history all tests run', () => {
  const titles = testRuns({ mongodbUri: 'mongodb://127.0.0.1', hasBrowser: true, previous }).map(({ title }) => title);
  expect(titles).toEqual([UNITS, ON_MONGODB, JOURNEYS]);
});

test('the long run has the long units, and the same journeys of another extent, and every bench', () => {
  const machine = { mongodbUri: 'mongodb://127.0.0.1', hasBrowser: true, previous };
  const titles = testRuns(machine, 'long').map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual([LONG_UNITS, JOURNEYS, MIXED]);
  const names = ['first-paint', 'start-storm', 'lookup', 'operations'];
  expect(titles.slice(3)).toEqual(expect.arrayContaining(names.map((name) => `Bench ${name}, in short`)));
});

test.each([
  ['without a browser', { hasBrowser: false, previous }, 'there is no chromium'],
  [
    'in a shallow clone',
    { hasBrowser: true, previous: () => ({ reason: 'the history of this clone is cut' }) },
    'the history of this clone is cut',
  ],
])('mixed versions are skipped %s, with the reason', async (_when, machine, reason) => {
  const check = testRuns({ mongodbUri: undefined, ...machine }, 'long').find(({ title }) => title === MIXED);
  expect(await check?.run()).toEqual({ passed: 0, failed: 0, skipped: [`journeys with mixed versions: ${reason}`] });
});

test('without a browser the benches that need one are skipped, and the others run', async () => {
  const ofLong = (hasBrowser: boolean) => testRuns({ mongodbUri: undefined, hasBrowser, previous }, 'long');
  const titles = ofLong(false).map(({ title }) => title);
  expect(titles).toEqual(ofLong(true).map(({ title }) => title));
  const skips = await Promise.all(
    ofLong(false)
      .filter(({ title }) => /^Bench (?:first-paint|slow-device|input-delay|first-visit),/.test(title))
      .map(({ run }) => run()),
  );
  expect(skips.flatMap(({ skipped }) => skipped).sort()).toEqual(
    ['first-paint', 'first-visit', 'input-delay', 'slow-device'].map((name) => `bench ${name}: there is no chromium`),
  );
});
