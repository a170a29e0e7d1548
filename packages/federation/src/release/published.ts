import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from './folders';
import { readJson } from './read-json';
import { ReleaseError } from './release-error';
import { type Described, releaseFileSchema } from './release-facts';

/** What describes a published version, beside its files. */
export const RELEASE_FILE = 'release.json';

/** Which version of what. */
export interface VersionName {
  name: string;
  version: string;
}

/** Whether the folder of a version is there; it never appears before it is whole. */
export async function isPublished(releasesDir: string, version: VersionName): Promise<boolean> {
  const found = await stat(releaseFolder(releasesDir, version)).catch(() => undefined);
  return found !== undefined;
}

/**
 * Reads what describes a published version.
 *
 * @throws ReleaseError when there is no such version.
 */
export async function readDescribed(releasesDir: string, { name, version }: VersionName): Promise<Described> {
  if (!(await isPublished(releasesDir, { name, version }))) {
    throw new ReleaseError(`There is no version ${version} of ${name}.`);
  }
  const file = join(releaseFolder(releasesDir, { name, version }), RELEASE_FILE);
  return releaseFileSchema.parse(await readJson(file));
}
