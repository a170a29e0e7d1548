import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** What a data file holds for those who open it. */
export interface FileReading {
  /** The socket on which the engine that uses the folder listens. */
  owner?: string | undefined;
  /** A sentence for each damage; of a file whose owner runs, only that its header or its owner cannot be read. */
  damages: string[];
  hasAllTables?: boolean;
}

export const UNREADABLE = 'LMDB cannot read its pages';

/**
 * Reads the file in a process of its own: LMDB maps it into memory, and ends a process by a signal where the map is
 * damaged or longer than the file. Where its owner runs, or no damage is asked for, only the owner is read.
 *
 * @throws DiskFullError when the disk has no space to read it.
 */
export function readDataFile(dataDir: string, maxDamages: number): FileReading {
  if (!existsSync(dataFileOf(dataDir)) || isBeingCreated(dataDir)) return { damages: [] };
  for (const file of [dataFileOf(dataDir), lockFileOf(dataDir)])
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  if (statSync(dataFileOf(dataDir)).size === 0) return { damages: ['it is empty'] };
  // A new lock file without space on the disk would end it as well.
  if (isNewFolder(dataDir) && !new ReservedSpace(dataDir).fill()) throw diskFull(dataDir);
  // The tables of a new file are complete when its mark is gone.
  const hasMark = existsSync(markOf(dataDir));
  const reading = readInProcess(dataDir, maxDamages);
  if (reading.hasAllTables === false && !hasMark) reading.damages.unshift('a table is missing');
  return reading;
}

function readInProcess(dataDir: string, maxDamages: number): FileReading {
  const program = runsFromSource() ? '../check-file.process.ts' : './check-file.process.mjs';
  const file = fileURLToPath(new URL(program, import.meta.url));
  const options = [...loaderArguments(), file, dataDir, String(maxDamages)];
  const child = spawnSync(process.execPath, options, { encoding: 'utf8' });
  if (child.error) throw child.error;
  const lines = child.stdout.split('\n').slice(0, -1);
  const reading: FileReading = Object.assign({ damages: [] }, ...lines.map((line) => JSON.parse(line)));
  if (isEndOfDamage(child)) return { ...reading, damages: [UNREADABLE] };
  if (child.status !== 0) throw new Error(`The data file could not be read: ${child.stderr || child.signal}`);
  return reading;
}

/** Reads of memory that a file does not back, and how Windows names them. */
const READ_FAULTS: ReadonlySet<unknown> = new Set(['SIGBUS', 'SIGSEGV', 0xc0000005, 0xc0000006]);
/** What LMDB and the C library write about memory that a damaged page has led them to overwrite. */
const BROKEN_MEMORY = /Assertion '.*' failed in |assertion failure|^\w+\(\): |corrupt/m;

/** Any other signal says nothing about the file. */
const isEndOfDamage = ({ signal, status, stderr }: SpawnSyncReturns<string>) =>
  READ_FAULTS.has(signal ?? status) || (signal === 'SIGABRT' && BROKEN_MEMORY.test(stderr));

export const damagedFile = (dataDir: string, why: string) =>
  new DamagedFileError(
    `The data file ${resolve(dataFileOf(dataDir))} is damaged (${why}): put a backup in its place with pnpm data restore, and start again.`,
  );

const DAMAGED: ReadonlySet<string> = new Set(['InvalidBSON', 'DataCorruptionDetected']);

/** Explains an error of the first reads and writes by the state of the file or the disk. */
export function asStartError(error: unknown, dataDir: string): unknown {
  if (isOutOfDiskSpace(error)) return diskFull(dataDir);
  const isMalformed = error instanceof MongoError && DAMAGED.has(error.codeName);
  return isMalformed || isDamage(error) ? damagedFile(dataDir, 'its catalog cannot be read') : error;
}
