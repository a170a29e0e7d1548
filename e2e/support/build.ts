import { join } from 'node:path';
import { type KeySettings, readRegistryKeys } from '@wattle/federation/signing';
import { buildAll } from '../../scripts/lib/build';
import { ROOT } from '../../scripts/lib/root';

/** Releases that all journeys share; a journey that breaks one takes a copy. */
export const RELEASES = join(ROOT, '.cache/e2e-releases');

/** The data folder of a product that has loaded the demo. */
export const DEMO_DATA = join(ROOT, '.cache/e2e-demo-data');

/** Of which build that is, and of which day. */
export const DEMO_MADE = join(ROOT, '.cache/e2e-demo-made');

/** What the API was built from. */
export const API_BUILD = join(ROOT, 'api/dist/.built-from');

/** The key of every registry in journeys; products have data folders of their own. */
export const REGISTRY_KEY_FILE = join(ROOT, '.cache/e2e-registry-key.pem');

const registryKeys = { file: REGISTRY_KEY_FILE, isMade: true };

export const journeyKeys = () => readRegistryKeys(registryKeys);

/** Where that key is; it is there now. */
export function journeyKeySettings(): KeySettings {
  journeyKeys();
  return registryKeys;
}

/** Builds what has changed, once, before any journey. */
export async function build(): Promise<void> {
  await buildAll({ releasesDir: RELEASES, releasesUrl: '/releases/', registryKeys, isOwnFolder: true });
}
