import { resolve } from 'node:path';
import { MongoError } from '../errors';
import { DiskFullError } from '../start-errors';
import { damagedFile, dataFileOf } from './data-file';
import { isDamage } from './tables';

export const isOutOfDiskSpace = (error: unknown) => error instanceof MongoError && error.codeName === 'OutOfDiskSpace';

export const diskFull = (dataDir: string) =>
  new DiskFullError(`No space is left on the disk of ${resolve(dataDir)}: free some, and start again.`);

const DAMAGED: ReadonlySet<string> = new Set(['InvalidBSON', 'DataCorruptionDetected']);

/** Explains an error of the first reads and writes by the state of the file or the disk. */
export function asStartError(error: unknown, dataDir: string): unknown {
  if (isOutOfDiskSpace(error)) return diskFull(dataDir);
  const isMalformed = error instanceof MongoError && DAMAGED.has(error.codeName);
  return isMalformed || isDamage(error) ? damagedFile(dataFileOf(dataDir), 'its catalog cannot be read') : error;
}
