import { journeys, mixedJourneys, skipped, units } from './checks';
import type { Check } from './lanes';
import type { PreviousCommit } from './mixed/previous-commit';

interface Machine {
  /** The MongoDB server that tests may use. */
  mongodbUri: string | undefined;
  hasBrowser: boolean;
  /** Where the versions before those of the working tree come from. */
  previous: PreviousCommit;
}

/** The checks of `npm test` that run tests. One that this machine cannot make is skipped with its reason. */
export function testRuns({ mongodbUri, hasBrowser, previous }: Machine): Check[] {
  return [
    // The engine of its own is what a fresh machine has.
    units('Units, API and embedded engine', [], { TEST_MONGODB_URI: undefined }),
    mongodbUri
      ? units('API and engine tests on MongoDB', ['--selectProjects', 'api', 'api-isolated', 'embedded-mongo'])
      : skipped('API on MongoDB', 'MongoDB: TEST_MONGODB_URI is not set, the API ran on the embedded engine'),
    hasBrowser
      ? journeys('Journeys in a browser')
      : skipped('Journeys in a browser', 'journeys in a browser: there is no chromium'),
    mixedRun(hasBrowser, previous),
  ];
}

function mixedRun(hasBrowser: boolean, previous: PreviousCommit): Check {
  const title = 'Journeys with mixed versions';
  if (!hasBrowser) return skipped(title, 'journeys with mixed versions: there is no chromium');
  return 'reason' in previous
    ? skipped(title, `journeys with mixed versions: ${previous.reason}`)
    : mixedJourneys(title);
}
