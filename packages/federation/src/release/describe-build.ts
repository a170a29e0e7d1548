import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PAGES_FILE } from '../build/pages-file';
import { VERSION_FILE } from '../build/version-plugin';
import { type Release, releaseSchema, remoteManifestSchema } from '../registry';
import { ReleaseError } from './release-error';

const versionSchema = z.object({ version: z.string(), container: z.string(), platform: z.string() });

/** What is read of the manifest that the federation plugin writes. */
const federationManifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

const FEDERATION_MANIFEST = 'mf-manifest.json';

/** Describes the build in a remote's `dist` as a release. */
export async function describeBuild(remoteFolder: string): Promise<Release> {
  const dist = join(remoteFolder, 'dist');
  const declared = remoteManifestSchema.parse(await readJson(join(remoteFolder, 'remote.json')));
  const { version, container, platform } = versionSchema.parse(await readJson(join(dist, VERSION_FILE)));
  const { metaData, exposes } = federationManifestSchema.parse(await readJson(join(dist, FEDERATION_MANIFEST)));

  const routes = exposes.find(({ path }) => path === './routes');
  if (!routes) throw new ReleaseError(`${declared.name} exposes no ./routes.`);
  const entry = metaData.remoteEntry.name;
  return releaseSchema.parse({
    ...declared,
    requires: { platform },
    version,
    container,
    baseUrl: `/releases/${declared.name}/${version}/`,
    entry,
    manifest: FEDERATION_MANIFEST,
    preload: [entry, ...routes.assets.js.sync],
    files: await hashFiles(dist),
    pages: await readPages(dist),
  });
}

/** None where the build has rendered none. */
async function readPages(dist: string): Promise<unknown> {
  return existsSync(join(dist, PAGES_FILE)) ? readJson(join(dist, PAGES_FILE)) : undefined;
}

async function hashFiles(folder: string): Promise<Release['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.sort().map(async (file) => {
    const hash = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    return [file.slice(folder.length + 1), `sha384-${hash}`];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
