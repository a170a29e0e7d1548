import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DamagedFileError } from '../start-errors';
import { MAX_PAGE_BYTES, readNewestMeta } from './lmdb-meta';
import { holdsTrees } from './lmdb-pages';

export const dataFileOf = (dataDir: string) => join(dataDir, 'data.mdb');
const lockFileOf = (dataDir: string) => join(dataDir, 'lock.mdb');

/** Whether LMDB will make a file in the folder. */
export const isNewFolder = (dataDir: string) => !existsSync(dataFileOf(dataDir)) || !existsSync(lockFileOf(dataDir));

/**
 * Opens the data file by `open` after a check: LMDB maps the file into memory, and reading a damaged map ends the
 * process by a signal.
 *
 * @throws DamagedFileError when the header is not LMDB's, or the file is shorter than the header says.
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
  const file = openSync(path, 'r+');
  try {
    const header = Buffer.alloc(MAX_PAGE_BYTES * 2);
    const length = readSync(file, header, 0, header.length, 0);
    if (length === 0) throw damagedFile(path, 'it is empty');
    const meta = readNewestMeta(header.subarray(0, length));
    if (!meta) throw damagedFile(path, 'its header is not one of LMDB');
    const { pageSize, lastPage, roots } = meta;
    const pageCount = Math.floor(fstatSync(file).size / pageSize);
    // LMDB does not write a page at the end that one transaction has allocated and freed.
    if (pageCount > lastPage) return;
    const readPage = (page: number) => {
      const bytes = Buffer.alloc(pageSize);
      return page < pageCount && readSync(file, bytes, 0, pageSize, page * pageSize) === pageSize ? bytes : undefined;
    };
    if (!holdsTrees(roots, readPage, pageCount)) throw damagedFile(path, 'its end is missing');
  } finally {
    closeSync(file);
  }
}

export const damagedFile = (path: string, why: string) =>
  new DamagedFileError(
    `The data file ${resolve(path)} is damaged (${why}): copy a backup of its folder into its place, and start again.`,
  );
