import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';

const dependenciesSchema = z.record(z.string(), z.object({ version: z.string() })).optional();
const snapshotSchema = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

const lockFileSchema = z.object({
  importers: z.record(z.string(), z.object({ dependencies: dependenciesSchema })),
  packages: z.record(z.string(), z.object({ resolution: z.unknown() })).default({}),
  snapshots: z.record(z.string(), snapshotSchema).default({}),
});

type LockFile = z.infer<typeof lockFileSchema>;

/** To parse the file takes longer than all the rest. */
let latest: { text: string; lockFile: LockFile } | undefined;

function readLockFile(root: string): LockFile {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  if (latest?.text !== text) latest = { text, lockFile: lockFileSchema.parse(load(text)) };
  return latest.lockFile;
}

/**
 * The libraries that packages of the workspace use, directly or not, in the versions of the lock file: `name@version`
 * with what identifies its files. Links to other packages of the workspace are not followed.
 */
export function lockedLibraries(
  root: string,
  folders: readonly string[],
  isLeftOut: (name: string) => boolean,
): Map<string, string> {
  const { importers, packages, snapshots } = readLockFile(root);
  const found = new Map<string, string>();
  const add = (name: string, version: string) => {
    if (isLeftOut(name) || /^(link|file):/.test(version)) return;
    const key = `${name}@${version}`;
    // A library stands in the lock file once for each set of its peers, with the same files.
    const library = key.replace(/\(.*$/, '');
    if (found.has(library)) return;
    found.set(library, JSON.stringify(packages[library]?.resolution ?? null));
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    for (const each of Object.entries({ ...dependencies, ...optionalDependencies })) add(...each);
  };
  for (const folder of folders) {
    for (const [name, { version }] of Object.entries(importers[folder]?.dependencies ?? {})) add(name, version);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
