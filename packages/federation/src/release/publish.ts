import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type RegistryKeys, signRelease } from '../signing';
import { describeBuild } from './describe-build';
import {
  type AnyRelease,
  type Described,
  draftsFolder,
  isPublished,
  newDraftFolder,
  RELEASE_FILE,
  ReleaseError,
  type ReleaseFacts,
  readDescribed,
  releaseFolder,
} from './published';
import { compressFolder, isReleased, measureScripts, refuseOversize } from './release-files';

/** A draft this old belongs to a release that died. */
const STALE_DRAFT_MS = 3_600_000;

/** The files of a version, complete, in a folder that nobody is served. */
export type Draft = Described & { folder: string };

export interface DraftOptions {
  /** That of the registry signs the description. */
  keys: Pick<RegistryKeys, 'own'>;
  releasesUrl?: string;
  /** For builds of development, which are larger. */
  isWithoutBudget?: boolean;
}

/**
 * Copies the build of a package into a draft, with compressed copies and its description.
 *
 * @throws ReleaseError when it is larger than its budget.
 */
export async function draftRelease(
  releasesDir: string,
  packageFolder: string,
  { keys, releasesUrl = '/releases/', isWithoutBudget = false }: DraftOptions,
): Promise<Draft> {
  const { files, release, facts, start } = await describeBuild(packageFolder, releasesUrl);
  const folder = newDraftFolder(releasesDir, release);
  await deleteStaleDrafts(releasesDir);
  await mkdir(folder, { recursive: true });
  await cp(files, folder, { recursive: true, filter: (source) => isReleased(relative(files, source)) });
  const parts = { release, facts, signed: signRelease({ release, facts }, [keys.own]) };
  return completeDraft(folder, parts, start, async (size) => {
    if (isWithoutBudget) return;
    await refuseOversize(packageFolder, release.name, size).catch(async (error: unknown) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
  });
}

type DraftParts = Pick<Described, 'release' | 'signed'> & { facts: Omit<ReleaseFacts, 'size'> };

/** Adds compressed copies and the description to the files of a draft, unless they are larger than they may be. */
export async function completeDraft(
  folder: string,
  { release, facts, signed }: DraftParts,
  start: readonly string[],
  requireSize: (size: ReleaseFacts['size']) => void | Promise<void>,
): Promise<Draft> {
  await compressFolder(folder);
  const size = await measureScripts(folder, Object.keys(release.files), start);
  await requireSize(size);
  const described = { release, facts: { ...facts, size }, signed };
  await writeFile(join(folder, RELEASE_FILE), `${JSON.stringify(described, null, 2)}\n`);
  return { ...described, folder };
}

/**
 * Puts a draft into the folder of its version, which never changes again. A version that is already there, with the
 * same files, is left as it is.
 *
 * @param isReplacing - For development only: puts the new files in the place of those of the same version.
 * @throws ReleaseError when the version is there with other files.
 */
export async function publishDraft(releasesDir: string, draft: Draft, isReplacing = false): Promise<AnyRelease> {
  const { release, folder } = draft;
  const target = releaseFolder(releasesDir, release);
  if (isReplacing) await rm(target, { recursive: true, force: true });
  try {
    if (await isPublished(releasesDir, release)) {
      await refuseOtherFiles(releasesDir, release);
    } else {
      await mkdir(dirname(target), { recursive: true });
      // The folder appears under its name in one step: a killed release leaves a draft, never half a version.
      await rename(folder, target);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return release;
}

export async function discardDrafts(drafts: readonly Draft[]): Promise<void> {
  await Promise.all(drafts.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/** Publishes the build of a package. Nobody is sent it before it is activated. */
export async function publish(releasesDir: string, packageFolder: string, options: DraftOptions): Promise<AnyRelease> {
  return publishDraft(releasesDir, await draftRelease(releasesDir, packageFolder, options));
}

async function refuseOtherFiles(releasesDir: string, release: AnyRelease): Promise<void> {
  const { files } = (await readDescribed(releasesDir, release)).release;
  const names = new Set([...Object.keys(files), ...Object.keys(release.files)]);
  const differing = [...names].filter((name) => files[name] !== release.files[name]);
  if (differing.length === 0) return;
  throw new ReleaseError(
    `Version ${release.version} of ${release.name} is already published with other files (${differing.join(', ')}): a published version never changes.`,
  );
}

async function deleteStaleDrafts(releasesDir: string): Promise<void> {
  const drafts = await readdir(draftsFolder(releasesDir)).catch(() => []);
  for (const name of drafts) {
    const folder = join(draftsFolder(releasesDir), name);
    const state = await stat(folder).catch(() => undefined);
    if (state && Date.now() - state.mtimeMs > STALE_DRAFT_MS) await rm(folder, { recursive: true, force: true });
  }
}
