import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';

export const NAMES = ['catalog', 'documents', 'indexes'] as const;

export type TableName = (typeof NAMES)[number];

export type RawTable = Database<Buffer, Buffer>;

export type Tables = Record<TableName, RawTable> & { root: RootDatabase<Buffer, Buffer> };

export function openTables(dataDir: string): Tables {
  // Without overlappingSync a commit is on the disk before it is visible.
  const root = open<Buffer, Buffer>({ ...optionsOf(dataDir), overlappingSync: false });
  const [catalog, documents, indexes] = NAMES.map((name) => root.openDB(name, BINARY)) as [
    RawTable,
    RawTable,
    RawTable,
  ];
  for (const file of readdirSync(dataDir)) if (file.endsWith('.mdb')) chmodSync(join(dataDir, file), 0o600);
  return { root, catalog, documents, indexes };
}

/** Opens a table of a file that others may use; undefined where it has no such table. */
export type TableToRead = (name: TableName) => RawTable | undefined;

export function openToRead(dataDir: string): TableToRead {
  const root = open<Buffer, Buffer>({ ...optionsOf(dataDir), readOnly: true });
  return (name) => root.openDB(name, BINARY) as RawTable | undefined;
}

const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;
const optionsOf = (path: string) => ({ path, noSubdir: false, maxDbs: NAMES.length, ...BINARY });

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

/** LMDB's own codes; others are those of the operating system. */
const LMDB_CODES = { min: -30_800, max: -30_700 };
/** Another format of LMDB, and too many readers. */
const OTHERWISE_UNUSABLE: ReadonlySet<unknown> = new Set([-30_794, -30_790]);

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

export const isOtherwiseUnusable = (error: unknown) => OTHERWISE_UNUSABLE.has(codeOf(error));

export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  const isOfLmdb = typeof code === 'number' && code >= LMDB_CODES.min && code <= LMDB_CODES.max;
  return isOfLmdb && !isOtherwiseUnusable(error);
}
