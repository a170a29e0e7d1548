import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileReading } from '../check-file.worker';
import { MongoError } from '../errors';
import { loaderArguments, runsFromSource } from '../source-run';
import { DamagedFileError } from '../start-errors';
import { diskFull, isOutOfDiskSpace, ReservedSpace } from './disk-space';
import { isDamage } from './tables';

/** The file of a data folder that holds its databases. */
export const dataFileOf = (dataDir: string) => join(dataDir, 'data.mdb');
export const lockFileOf = (dataDir: string) => join(dataDir, 'lock.mdb');

export const isNewFolder = (dataDir: string) => !existsSync(dataFileOf(dataDir)) || !existsSync(lockFileOf(dataDir));

/** The mark tells the empty file of an interrupted first start from one that was emptied. */
const markOf = (dataDir: string) => join(dataDir, 'creating');

/** Another engine may create the file at this moment, and removes the mark when the file is no longer empty. */
function isBeingCreated(dataDir: string): boolean {
  const path = dataFileOf(dataDir);
  if (!existsSync(path) || statSync(path).size > 0) return false;
  return existsSync(markOf(dataDir)) || statSync(path).size > 0;
}

export function openMarked<T>(dataDir: string, open: () => T): T {
  if (!existsSync(dataFileOf(dataDir))) writeFileSync(markOf(dataDir), '');
  const opened = open();
  rmSync(markOf(dataDir), { force: true });
  return opened;
}

/**
 * @throws DamagedFileError when the data file is damaged.
 * @throws DiskFullError when the disk has no space to read it.
 */
export function refuseDamagedFile(dataDir: string) {
  if (isBeingCreated(dataDir)) return;
  const [damage] = readDataFile(dataDir).damages;
  if (damage !== undefined) throw damagedFile(dataFileOf(dataDir), damage);
}

/** Signals that others send; any other one comes from a page that LMDB could not read. */
const FROM_OUTSIDE: ReadonlySet<string | null> = new Set(['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM']);

/**
 * Reads the whole file in a process of its own: LMDB maps it into memory, and ends a process by a signal where the
 * map is damaged or longer than the file.
 */
export function readDataFile(dataDir: string, maxDamages = 1): FileReading {
  if (!existsSync(dataFileOf(dataDir))) return { damages: [] };
  for (const file of [dataFileOf(dataDir), lockFileOf(dataDir)])
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  if (statSync(dataFileOf(dataDir)).size === 0) return { damages: ['it is empty'] };
  // A new lock file without space on the disk would end it as well.
  if (isNewFolder(dataDir) && !new ReservedSpace(dataDir).fill()) throw diskFull(dataDir);
  const program = runsFromSource() ? '../check-file.worker.ts' : './check-file.worker.mjs';
  const file = fileURLToPath(new URL(program, import.meta.url));
  const options = [...loaderArguments(), file, dataDir, String(maxDamages)];
  const child = spawnSync(process.execPath, options, { encoding: 'utf8' });
  if (child.error) throw child.error;
  if (child.status === 0) return JSON.parse(child.stdout);
  if (child.status === 1) throw new Error(`The data file could not be read: ${child.stderr}`);
  if (FROM_OUTSIDE.has(child.signal)) throw new Error(`${child.signal} has ended the check of the data file.`);
  return { damages: ['LMDB cannot read its pages'] };
}

const damagedFile = (path: string, why: string) =>
  new DamagedFileError(
    `The data file ${resolve(path)} is damaged (${why}): put a backup in its place with pnpm data restore, and start again.`,
  );

const DAMAGED: ReadonlySet<string> = new Set(['InvalidBSON', 'DataCorruptionDetected']);

/** Explains an error of the first reads and writes by the state of the file or the disk. */
export function asStartError(error: unknown, dataDir: string): unknown {
  if (isOutOfDiskSpace(error)) return diskFull(dataDir);
  const isMalformed = error instanceof MongoError && DAMAGED.has(error.codeName);
  return isMalformed || isDamage(error) ? damagedFile(dataFileOf(dataDir), 'its catalog cannot be read') : error;
}
