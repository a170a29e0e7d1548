import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { engineFile } from '../database/engine';

/** The database, and the secrets without which sessions, links in mails and signed releases are no longer valid. */
export const DATA_FILE = engineFile('');
export const SECRET_FILES = ['jwt-secret', 'registry-key.pem'] as const;

const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFileOf = (folder: string) => join(folder, MANIFEST);

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFileOf(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} holds no backup: it has no ${MANIFEST}.`);
  const manifest = parseManifest(text);
  if (!manifest?.files[DATA_FILE]) throw new Error(`${manifestFileOf(folder)} cannot be read.`);
  for (const [name, hash] of Object.entries(manifest.files)) {
    const found = await hashOf(join(folder, name)).catch(() => 'missing');
    if (found !== hash) throw new Error(`${join(folder, name)} is not what was backed up. Use another backup.`);
  }
  return manifest;
}

function parseManifest(text: string): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
