import { resolve } from 'node:path';

/** One data folder has one owner. */
export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${resolve(dataDir)} is in use by another running engine. Stop that one first, or choose another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}
