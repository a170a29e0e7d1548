import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EnvironmentError } from './variables';

/** Reasons why a folder cannot be used, by Node's error code. */
const REASONS: Record<string, string> = {
  EACCES: 'there is no permission',
  EPERM: 'there is no permission',
  EROFS: 'the file system is read-only',
  ENOSPC: 'there is no space left',
  EEXIST: 'a file stands in its place',
  ENOTDIR: 'a file stands in its place',
};

/** Mode of folders that hold files of Wattle. */
const OWNER_ONLY = 0o700;

/**
 * Makes a folder for files of Wattle, where it is missing.
 *
 * @param variable - The setting that names it.
 * @throws EnvironmentError when nothing can be written there.
 */
export function prepareFolder(variable: string, folder: string): void {
  sayingWhy(variable, folder, () => {
    makeFolder(folder, OWNER_ONLY);
    accessSync(folder, constants.W_OK | constants.X_OK);
  });
}

/**
 * Makes a folder that others fill, where it is missing.
 *
 * @param variable - The setting that names it.
 * @throws EnvironmentError when it cannot be read.
 */
export function prepareSharedFolder(variable: string, folder: string): void {
  sayingWhy(variable, folder, () => {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.X_OK);
  });
}

function sayingWhy(variable: string, folder: string, prepare: () => void): void {
  try {
    prepare();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? `it cannot be made (${code})`;
    throw new EnvironmentError(`${variable}: ${folder} cannot be used: ${reason}`);
  }
}

/** As `mkdirSync` with `recursive`, which on Node 20 never returns from places such as /proc. */
function makeFolder(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder), mode);
    mkdirSync(folder, mode);
  }
}
