import {
  type Extent,
  journeys,
  longUnits,
  matrixJourneys,
  mixedJourneys,
  shortBenches,
  skipped,
  units,
} from './checks';
import type { Check } from './lanes';
import type { PreviousCommit } from './mixed/previous-commit';

interface Machine {
  mongodbUri: string | undefined;
  hasBrowser: boolean;
  /** To find it takes a look at the sources of every package. */
  previous: () => PreviousCommit;
}

/** The engine of its own is what a fresh machine has. */
const ON_EMBEDDED_ENGINE = { TEST_MONGODB_URI: undefined };

/** Traces take a tenth of the time. `pnpm e2e` makes them of the journeys that have failed. */
const NO_TRACES = ['--trace=off'];

/** The checks that run tests. One that this machine cannot make is skipped with its reason. */
export function testRuns({ mongodbUri, hasBrowser, previous }: Machine, extent: Extent = 'short'): Check[] {
  return [
    ...(extent === 'short' ? shortUnits(mongodbUri) : longUnits(ON_EMBEDDED_ENGINE)),
    hasBrowser
      ? journeys('Journeys in a browser', extent, NO_TRACES)
      : skipped('Journeys in a browser', 'journeys in a browser: there is no chromium'),
    ...(extent === 'long' ? [...mixedRuns(hasBrowser, previous), ...shortBenches(hasBrowser)] : []),
  ];
}

function shortUnits(mongodbUri: string | undefined): Check[] {
  return [
    units('Units, API and embedded engine', [], ON_EMBEDDED_ENGINE),
    mongodbUri
      ? units('API and engine tests on MongoDB', ['--selectProjects', 'api', 'embedded-mongo'])
      : skipped('API on MongoDB', 'MongoDB: TEST_MONGODB_URI is not set, the API ran on the embedded engine'),
  ];
}

function mixedRuns(hasBrowser: boolean, findPrevious: () => PreviousCommit): Check[] {
  const title = 'Journeys with mixed versions';
  if (!hasBrowser) return [skipped(title, 'journeys with mixed versions: there is no chromium')];
  const previous = findPrevious();
  return 'reason' in previous
    ? [skipped(title, `journeys with mixed versions: ${previous.reason}`)]
    : [mixedJourneys(title), matrixJourneys('Matrix of versions')];
}
