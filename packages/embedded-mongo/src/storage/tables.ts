import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';

const NAMES = ['catalog', 'documents', 'indexes'] as const;

export type Table = Database<Buffer, Buffer>;

/** The tables of one file, and the file itself. */
export type Tables = Record<(typeof NAMES)[number], Table> & { root: RootDatabase<Buffer, Buffer> };

export function openTables(dataDir: string): Tables {
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
  const root = open<Buffer, Buffer>({ path: dataDir, noSubdir: false, maxDbs: NAMES.length, ...binary });
  const [catalog, documents, indexes] = NAMES.map((name) => root.openDB(name, binary)) as [Table, Table, Table];
  for (const file of readdirSync(dataDir)) if (file.endsWith('.mdb')) chmodSync(join(dataDir, file), 0o600);
  return { root, catalog, documents, indexes };
}

/**
 * Copies what lives into a new file and opens that one instead: LMDB leaves the bytes of what was deleted in its pages,
 * and whoever must forget somebody has to forget those too. A crash or a full disk leaves the old file as it was.
 */
export async function rewriteTables(dataDir: string, tables: Tables): Promise<Tables> {
  const folder = join(dataDir, 'rewrite');
  rmSync(folder, { recursive: true, force: true });
  const fresh = openTables(folder);
  try {
    for (const name of NAMES) await copy(tables[name], fresh[name]);
  } finally {
    await closeTables(fresh);
  }
  await closeTables(tables);
  renameSync(join(folder, 'data.mdb'), join(dataDir, 'data.mdb'));
  rmSync(folder, { recursive: true });
  return openTables(dataDir);
}

export async function closeTables({ root }: Tables): Promise<void> {
  await root.flushed;
  await root.close();
}

async function copy(from: Table, to: Table): Promise<void> {
  let put: Promise<boolean> | undefined;
  for (const { key, value } of from.getRange()) put = to.put(key, value);
  await put;
}
