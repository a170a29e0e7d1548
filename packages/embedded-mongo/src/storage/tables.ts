import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';

export const NAMES = ['catalog', 'documents', 'indexes'] as const;

export type TableName = (typeof NAMES)[number];

export type RawTable = Database<Buffer, Buffer>;

export type Tables = Record<TableName, RawTable> & { root: RootDatabase<Buffer, Buffer> };

export function openTables(dataDir: string): Tables {
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
  // Without overlappingSync a commit is on the disk before it is visible.
  const options = { path: dataDir, noSubdir: false, maxDbs: NAMES.length, overlappingSync: false, ...binary };
  const root = open<Buffer, Buffer>(options);
  const [catalog, documents, indexes] = NAMES.map((name) => root.openDB(name, binary)) as [
    RawTable,
    RawTable,
    RawTable,
  ];
  for (const file of readdirSync(dataDir)) if (file.endsWith('.mdb')) chmodSync(join(dataDir, file), 0o600);
  return { root, catalog, documents, indexes };
}

/** The transaction is undone when `work` throws, and is on the disk when the call returns. */
export function runTransaction<T>({ root }: Tables, work: () => T): T {
  let result: T | undefined;
  // LMDB would wait for a promise, such as that of a put, that is returned to it.
  root.transactionSync(() => {
    result = work();
  }, ABORTABLE | SYNCHRONOUS_COMMIT);
  return result as T;
}

const ABORTABLE = 1;
const SYNCHRONOUS_COMMIT = 2;

/** Closed when the call returns: LMDB only waits for writes that are not synchronous. */
export function closeTables({ root }: Tables) {
  void root.close();
}

const CORRUPTED = -30796;

/** Whether LMDB has read a page that is none of its own. */
export const isDamage = (error: unknown) => (error as { code?: unknown }).code === CORRUPTED;
