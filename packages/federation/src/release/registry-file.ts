import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { type Registry, registrySchema } from '../registry';

/** Where the registry lies in a releases folder. */
export function registryPath(releasesDir: string): string {
  return join(releasesDir, 'registry.json');
}

/** The registry as it is now; an empty one before the first release. */
export async function readRegistry(releasesDir: string): Promise<Registry> {
  try {
    return registrySchema.parse(JSON.parse(await readFile(registryPath(releasesDir), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { remotes: {} };
    throw error;
  }
}

/**
 * Changes the registry. Two releases at once change it one after the other, and a reader never sees half of it.
 *
 * @returns The changed registry.
 */
export async function changeRegistry(releasesDir: string, change: (registry: Registry) => Registry): Promise<Registry> {
  await mkdir(releasesDir, { recursive: true });
  const unlock = await lock(releasesDir, { stale: 10_000, retries: { retries: 20, minTimeout: 50, maxTimeout: 500 } });
  try {
    const registry = registrySchema.parse(change(await readRegistry(releasesDir)));
    const draft = `${registryPath(releasesDir)}.draft`;
    await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`);
    await rename(draft, registryPath(releasesDir));
    return registry;
  } finally {
    await unlock();
  }
}
