/** Reasons for which the engine refuses to start; each message is one sentence for the person who has started it. */

/** Another engine uses the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** The data file is not what the engine has written. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** The disk of the data folder is full. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

export const START_ERRORS = { FolderInUseError, DamagedFileError, DiskFullError };
