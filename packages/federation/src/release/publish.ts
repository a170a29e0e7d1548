import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Release, releaseSchema } from '../registry';
import { compressFolder } from './compress';
import { describeBuild } from './describe-build';
import { ReleaseError } from './release-error';

/** What describes a published version, beside its files. */
const RELEASE_FILE = 'release.json';

/** Where the files of a version lie. */
function releaseFolder(releasesDir: string, name: string, version: string): string {
  return join(releasesDir, name, version);
}

/** Where they are written first: on the same disk, but in no folder that is served. */
function draftFolder(releasesDir: string, name: string, version: string): string {
  return join(releasesDir, '.drafts', `${name}-${version}`);
}

interface PublishOptions {
  /** For development only: puts the new files in the place of an earlier build of the same version. */
  isReplacing?: boolean;
}

/**
 * Copies a built remote into a folder of its own, which never changes again.
 *
 * @throws ReleaseError when this version is already published.
 */
export async function publish(
  releasesDir: string,
  remoteFolder: string,
  { isReplacing = false }: PublishOptions = {},
): Promise<Release> {
  const release = await describeBuild(remoteFolder);
  const { name, version } = release;
  const target = releaseFolder(releasesDir, name, version);
  if (isReplacing) await rm(target, { recursive: true, force: true });
  if (await isPublished(releasesDir, name, version)) {
    throw new ReleaseError(
      `Version ${version} of ${name} is already published. To activate it: pnpm release mf-${name} ${version}`,
    );
  }
  // The folder appears under its name in one step: a killed release leaves a draft, never half a version.
  const draft = draftFolder(releasesDir, name, version);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await cp(join(remoteFolder, 'dist'), draft, { recursive: true });
  await compressFolder(draft);
  await writeFile(join(draft, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target);
  return release;
}

/** Whether the folder of a version is there; it never appears before it is whole. */
export async function isPublished(releasesDir: string, name: string, version: string): Promise<boolean> {
  const found = await stat(releaseFolder(releasesDir, name, version)).catch(() => undefined);
  return found !== undefined;
}

/**
 * Reads the description of a published version.
 *
 * @throws ReleaseError when there is no such version.
 */
export async function readRelease(releasesDir: string, name: string, version: string): Promise<Release> {
  if (!(await isPublished(releasesDir, name, version))) {
    throw new ReleaseError(`There is no version ${version} of ${name}.`);
  }
  const file = join(releaseFolder(releasesDir, name, version), RELEASE_FILE);
  return releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
