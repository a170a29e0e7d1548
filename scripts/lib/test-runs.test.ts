import { testRuns } from './test-runs';

const UNITS = 'Units, API and embedded engine';
const ON_MONGODB = 'API and engine tests on MongoDB';
const JOURNEYS = 'Journeys in a browser';

test.each([
  [
    'API on MongoDB',
    'without a MongoDB server',
    { mongodbUri: undefined, hasBrowser: true },
    'MongoDB: TEST_MONGODB_URI is not set, the API ran on the embedded engine',
  ],
  [
    JOURNEYS,
    'without a browser',
    { mongodbUri: 'mongodb://127.0.0.1', hasBrowser: false },
    'journeys in a browser: there is no chromium',
  ],
])('"%s" is skipped %s, with the reason', async (title, _when, machine, reason) => {
  const check = testRuns(machine).find((each) => each.title === title);
  expect(await check?.run()).toEqual({ passed: 0, failed: 0, skipped: [reason] });
});

test('with a MongoDB server and a browser the tests run on both', () => {
  const titles = testRuns({ mongodbUri: 'mongodb://127.0.0.1', hasBrowser: true }).map(({ title }) => title);
  expect(titles).toEqual([UNITS, ON_MONGODB, JOURNEYS]);
});
