import { join } from 'node:path';
import { buildAll } from '../../scripts/lib/build';
import { ROOT } from '../../scripts/lib/root';

/** Releases that all journeys share; a journey that breaks one takes a copy. */
export const RELEASES = join(ROOT, '.cache/e2e-releases');

/** Builds what has changed, once, before any journey. */
export default async function build(): Promise<void> {
  await buildAll(RELEASES, true);
}
