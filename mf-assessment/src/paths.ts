import type { FreeTest } from '@wattle/contract';

// Spelt as in the published links (specification 2).
export const START_PATH = '/freeassesment';
export const HUB_PATH = '/test-assesment-books';

export function testPath({ category }: FreeTest): string {
  return `/questions-page/${category}`;
}
