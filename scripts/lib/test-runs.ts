import { journeys, skipped, units } from './checks';
import type { Check } from './lanes';

interface Machine {
  /** The MongoDB server that tests may use. */
  mongodbUri: string | undefined;
  hasBrowser: boolean;
}

/** The checks of `npm test` that run tests. One that this machine cannot make is skipped with its reason. */
export function testRuns({ mongodbUri, hasBrowser }: Machine): Check[] {
  return [
    // The engine of its own is what a fresh machine has.
    units('Units, API and embedded engine', [], { TEST_MONGODB_URI: undefined }),
    mongodbUri
      ? units('API and engine tests on MongoDB', ['--selectProjects', 'api', 'embedded-mongo'])
      : skipped('API on MongoDB', 'MongoDB: TEST_MONGODB_URI is not set, the API ran on the embedded engine'),
    hasBrowser
      ? journeys('Journeys in a browser')
      : skipped('Journeys in a browser', 'journeys in a browser: there is no chromium'),
  ];
}
