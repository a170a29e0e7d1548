import type { FreeTest } from '@wattle/contract/free-tests';

// Spelt as in the published links (docs/published.md, screens).
export const START_PATH = '/freeassesment';
export const HUB_PATH = '/test-assesment-books';

/** Of another remote. */
export const SIGNUP_PATH = '/signup';

/** Every answer explained; the token stands in the fragment, which is sent to no server. */
export function resultsPath(token: string): string {
  return `/free-assessment/results#${token}`;
}

export function testPath({ category }: FreeTest): string {
  return `/questions-page/${category}`;
}
