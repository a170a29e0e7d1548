import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { MongoError } from '../errors';
import { DiskFullError } from '../start-errors';

const { EDQUOT, EFBIG, EIO, ENOSPC } = constants.errno;
const NO_SPACE = new Set<unknown>([EDQUOT, EFBIG, ENOSPC, 'EDQUOT', 'EFBIG', 'ENOSPC']);

/** How much LMDB writes at most in one call. */
const PROBE_BYTES = 1024 * 1024;

/** Whether a write to the file has failed because the disk is full, a quota is used up or the file may not grow. */
export function isOutOfSpace(error: unknown, path: string): boolean {
  const { code } = error as { code?: unknown };
  // LMDB reports a write that the disk takes only in part as an I/O error.
  return NO_SPACE.has(code) || (code === EIO && !canGrow(path));
}

/** Tries to make the file longer, and leaves it as it is. */
function canGrow(path: string): boolean {
  const file = openSync(path, 'r+');
  const { size } = fstatSync(file);
  try {
    return writeSync(file, Buffer.alloc(PROBE_BYTES), 0, PROBE_BYTES, size) === PROBE_BYTES;
  } catch {
    return false;
  } finally {
    ftruncateSync(file, size);
    closeSync(file);
  }
}

/** Fails where the folder has no space for a new file: LMDB would end the process by a signal. */
export function probeSpace(folder: string) {
  const path = join(folder, 'probe');
  writeFileSync(path, Buffer.alloc(PROBE_BYTES));
  rmSync(path);
}

const RESERVED_BYTES = 4 * 1024 * 1024;

export const reserveFileOf = (dataDir: string) => join(dataDir, 'reserve');

/** Space on the disk that is given up when the disk is full, because LMDB writes new pages before it frees old ones. */
export class ReservedSpace {
  private readonly path: string;

  constructor(dataDir: string) {
    this.path = reserveFileOf(dataDir);
  }

  fill(): boolean {
    if (this.size >= RESERVED_BYTES) return true;
    try {
      writeFileSync(this.path, Buffer.alloc(RESERVED_BYTES), { mode: 0o600 });
      return true;
    } catch (error) {
      if (!isOutOfSpace(error, this.path)) throw error;
      this.release();
      return false;
    }
  }

  release(): boolean {
    const { size } = this;
    rmSync(this.path, { force: true });
    return size > 0;
  }

  private get size(): number {
    return existsSync(this.path) ? statSync(this.path).size : 0;
  }
}

export const isOutOfDiskSpace = (error: unknown) => error instanceof MongoError && error.codeName === 'OutOfDiskSpace';

export const diskFull = (dataDir: string) =>
  new DiskFullError(`No space is left on the disk of ${resolve(dataDir)}: free some, and start again.`);
