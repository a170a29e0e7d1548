/** Reasons for which the engine refuses to start; each message is one sentence for the person who has started it. */

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

export const START_ERRORS = { FolderInUseError, DamagedFileError, DiskFullError };
