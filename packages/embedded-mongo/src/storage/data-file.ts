import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { MongoError } from '../errors';
import { DamagedFileError } from '../start-errors';
import { diskFull, isOutOfDiskSpace } from './disk-space';
import { checkFile, transactionOf } from './file-check/check-file';
import type { Report } from './file-check/lmdb-meta';
import { readOwner } from './file-check/tables-check';
import { isDamage } from './tables';

/** The file of a data folder that holds its databases. */
export const dataFileOf = (dataDir: string) => join(dataDir, 'data.mdb');
export const lockFileOf = (dataDir: string) => join(dataDir, 'lock.mdb');

export const isNewFolder = (dataDir: string) => !existsSync(dataFileOf(dataDir)) || !existsSync(lockFileOf(dataDir));

/**
 * Opens the data file by `open` after a check: LMDB maps the file into memory, and reading a damaged map ends the
 * process by a signal.
 */
export function withCheckedFile<T>(dataDir: string, open: () => T): T {
  const path = dataFileOf(dataDir);
  // The mark tells the empty file of an interrupted first start from one that was emptied.
  const mark = join(dataDir, 'creating');
  for (const file of [path, lockFileOf(dataDir)])
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  if (!existsSync(path)) writeFileSync(mark, '');
  else if (!isBeingCreated(path, mark)) check(path);
  const opened = open();
  rmSync(mark, { force: true });
  return opened;
}

/** Another engine may create the file at this moment, and removes the mark when the file is no longer empty. */
const isBeingCreated = (path: string, mark: string) =>
  statSync(path).size === 0 && (existsSync(mark) || statSync(path).size > 0);

function check(path: string) {
  const [damage] = withFile(path, (file) =>
    readSettled(
      file,
      () => damageIn(file, 1),
      (damages) => damages.length === 0,
    ),
  );
  if (damage !== undefined) throw damagedFile(path, damage);
}

const MAX_TRIES = 20;

/** Reads again what is doubtful while another engine writes, in pages that this one reads: its transactions go on. */
function readSettled<T>(file: number, read: () => T, isSure: (result: T) => boolean): T {
  for (let tries = 1; ; tries++) {
    const transaction = transactionOf(file);
    const result = read();
    if (isSure(result) || tries === MAX_TRIES || transactionOf(file) === transaction) return result;
  }
}

/** Everything that is damaged in the pages and entries of a data file, up to a number. */
export const damageInFile = (dataDir: string, limit: number) =>
  withFile(dataFileOf(dataDir), (file) => damageIn(file, limit));

function damageIn(file: number, limit: number): string[] {
  const damages: string[] = [];
  const report: Report = (what) => {
    damages.push(what);
    if (damages.length === limit) throw new EnoughError();
  };
  try {
    if (fstatSync(file).size === 0) report('it is empty');
    else checkFile(file, report);
  } catch (error) {
    if (!(error instanceof EnoughError)) throw error;
  }
  return damages;
}

class EnoughError extends Error {}

/** The socket of the engine that owns the folder, read without LMDB from a file that may be damaged. */
export const ownerIn = (dataDir: string) =>
  existsSync(dataFileOf(dataDir))
    ? withFile(dataFileOf(dataDir), (file) =>
        readSettled(
          file,
          () => readOwner(file),
          (owner) => owner !== undefined,
        ),
      )
    : undefined;

function withFile<T>(path: string, use: (file: number) => T): T {
  const file = openSync(path, 'r');
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
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
