import type { RegistryKeys } from '../signing/sign-registry';
import type { VersionName } from './published';
import { changeRegistry } from './registry-file';

/** Keeps that candidates were refused: no start makes them live by itself. */
export async function recordRefusal(
  releasesDir: string,
  versions: readonly VersionName[],
  { keys, by, now = new Date() }: { keys: RegistryKeys; by: string; now?: Date },
): Promise<void> {
  const at = now.toISOString();
  await changeRegistry(releasesDir, keys, async (registry) => ({
    registry,
    done: versions.map((version) => ({ ...version, at, by, action: 'refuse' })),
  }));
}
