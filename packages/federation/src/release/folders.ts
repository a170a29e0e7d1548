import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Where the registry lies in a releases folder. */
export function registryPath(releasesDir: string): string {
  return join(releasesDir, 'registry.json');
}

/** Where the files of a version lie. */
export function releaseFolder(releasesDir: string, { name, version }: { name: string; version: string }): string {
  return join(releasesDir, name, version);
}

/** Folder of all drafts: on the same disk as the releases, and never served. */
export function draftsFolder(releasesDir: string): string {
  return join(releasesDir, '.drafts');
}

/** A folder of its own for each attempt to release something. */
export function newDraftFolder(releasesDir: string, { name, version }: { name: string; version: string }): string {
  return join(draftsFolder(releasesDir), `${name}-${version}-${randomUUID().slice(0, 8)}`);
}
