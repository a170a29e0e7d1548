import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PAGES_FILE, TYPES_FILES, VERSION_FILE } from '../build/shared';
import { type Release, releaseSchema, remoteManifestSchema, type ShellRelease, shellReleaseSchema } from '../registry';
import {
  type AnyRelease,
  ReleaseError,
  type ReleaseFacts,
  readJson,
  SHELL,
  type SmokeStep,
  smokeFileSchema,
  type VersionName,
} from './published';
import { hashFiles } from './release-files';

const versionFileSchema = z.object({
  version: z.string(),
  container: z.string().default(''),
  /** The platform that a remote was built with, or that the shell provides. */
  platform: z.string(),
  shared: z.record(z.string(), z.string()).default({}),
  cssVariables: z.array(z.string()).optional(),
});

type VersionFile = z.infer<typeof versionFileSchema>;

const federationManifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

const FEDERATION_MANIFEST = 'mf-manifest.json';

export interface DescribedBuild {
  files: string;
  release: AnyRelease;
  facts: Omit<ReleaseFacts, 'size'>;
  start: string[];
}

/** Describes the build of a package: of a remote, or of the shell's page. */
export async function describeBuild(folder: string, releasesUrl: string): Promise<DescribedBuild> {
  const { isRemote, files, built } = await readBuilt(folder);
  const described = isRemote
    ? await describeRemote(folder, files, releasesUrl, built)
    : await describeShell(files, built);
  const { shared, cssVariables } = built;
  return { files, ...described, facts: { shared, cssVariables, smoke: await readSmokeSteps(folder) } };
}

/** What the build of a package is released as. */
export async function versionOfBuild(folder: string): Promise<VersionName> {
  const { isRemote, built } = await readBuilt(folder);
  return { name: isRemote ? (await readDeclared(folder)).name : SHELL, version: built.version };
}

async function readBuilt(folder: string) {
  const isRemote = existsSync(join(folder, 'remote.json'));
  const files = join(folder, isRemote ? 'dist' : 'dist/page');
  return { isRemote, files, built: versionFileSchema.parse(await readJson(join(files, VERSION_FILE))) };
}

async function readDeclared(folder: string) {
  return remoteManifestSchema.parse(await readJson(join(folder, 'remote.json')));
}

async function describeRemote(
  folder: string,
  files: string,
  releasesUrl: string,
  { version, container, platform }: VersionFile,
) {
  const declared = await readDeclared(folder);
  if (declared.name === SHELL) throw new ReleaseError(`No remote may be called ${SHELL}.`);
  const { metaData, exposes } = federationManifestSchema.parse(await readJson(join(files, FEDERATION_MANIFEST)));
  const routes = exposes.find(({ path }) => path === './routes');
  if (!routes) throw new ReleaseError(`${declared.name} exposes no ./routes.`);
  const entry = metaData.remoteEntry.name;
  const start = [entry, ...routes.assets.js.sync];
  const hashes = await hashFiles(files);
  const release = releaseSchema.parse({
    ...declared,
    requires: { platform },
    version,
    container,
    baseUrl: `${releasesUrl}${declared.name}/${version}/`,
    entry,
    manifest: FEDERATION_MANIFEST,
    preload: start,
    files: hashes,
    pages: await readPages(files),
  });
  await requireHashedChunks(files, release);
  return { release, start };
}

/** @throws ReleaseError where the entry of a remote does not hold the hash of each file that it loads. */
export async function requireHashedChunks(
  folder: string,
  { name, entry, preload, files }: Pick<Release, 'name' | 'entry' | 'preload' | 'files'>,
): Promise<void> {
  const code = await readFile(join(folder, entry), 'utf8');
  const isChunk = (file: string) => file.endsWith('.js') && ![entry, ...preload].includes(file);
  const unchecked = Object.entries(files).filter(([file, hash]) => isChunk(file) && !code.includes(hash));
  if (unchecked.length === 0) return;
  // A browser would run them whatever they hold.
  throw new ReleaseError(`The entry of ${name} has no hash of ${unchecked.map(([file]) => file).join(', ')}.`);
}

/** None where the build has rendered none. */
async function readPages(files: string): Promise<unknown> {
  return existsSync(join(files, PAGES_FILE)) ? readJson(join(files, PAGES_FILE)) : undefined;
}

async function describeShell(files: string, { version, platform }: VersionFile) {
  const baseUrl = `/releases/${SHELL}/${version}/`;
  const html = await readFile(join(files, 'index.html'), 'utf8');
  const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
  if (!sources.every((source) => source.startsWith(baseUrl))) {
    throw new ReleaseError(`The page of the shell was not built for ${baseUrl}.`);
  }
  const hashes = await hashFiles(files);
  const missing = Object.values(TYPES_FILES).filter((file) => !(file in hashes));
  if (missing.length > 0) throw new ReleaseError(`The build of the shell has no ${missing.join(', ')}.`);
  const release: ShellRelease = shellReleaseSchema.parse({
    name: SHELL,
    version,
    baseUrl,
    provides: { platform },
    files: hashes,
  });
  return { release, start: sources.map((source) => source.slice(baseUrl.length)) };
}

async function readSmokeSteps(folder: string): Promise<SmokeStep[]> {
  const file = join(folder, 'smoke.json');
  return existsSync(file) ? smokeFileSchema.parse(await readJson(file)) : [];
}
