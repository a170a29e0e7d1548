import { testRuns } from './test-runs';

const UNITS = 'Units, API and embedded engine';
const LONG_UNITS = 'Long units';
const ON_MONGODB = 'API and engine tests on MongoDB';
const JOURNEYS = 'Journeys in a browser';
const MIXED = 'Journeys with mixed versions';

const previous = { commit: 'c294825' };

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
  [
    MIXED,
    'without a browser',
    { mongodbUri: undefined, hasBrowser: false, previous },
    'journeys with mixed versions: there is no chromium',
  ],
  [
    MIXED,
    'in a shallow clone',
    { mongodbUri: undefined, hasBrowser: true, previous: { reason: 'the history of this clone is cut' } },
    'journeys with mixed versions: the history of this clone is cut',
  ],
])('"%s" is skipped %s, with the reason', async (title, _when, machine, reason) => {
  const check = testRuns(machine).find((each) => each.title === title);
  expect(await check?.run()).toEqual({ passed: 0, failed: 0, skipped: [reason] });
});

test('with a MongoDB server, a browser and a history all tests run', () => {
  const titles = testRuns({ mongodbUri: 'mongodb://127.0.0.1', hasBrowser: true, previous }).map(({ title }) => title);
  expect(titles).toEqual([UNITS, ON_MONGODB, JOURNEYS, MIXED]);
});

test('the long run has the long units, and the same journeys of another extent', () => {
  const machine = { mongodbUri: 'mongodb://127.0.0.1', hasBrowser: true, previous };
  expect(testRuns(machine, 'long').map(({ title }) => title)).toEqual([LONG_UNITS, JOURNEYS, MIXED]);
});
