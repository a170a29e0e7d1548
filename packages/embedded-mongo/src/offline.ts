/** What is done with a data folder that no engine uses; unlike `index.ts` it opens LMDB in the thread of the caller. */
export { refuseFolderInUse } from './storage/folder-lock';
export { type Verification, verifyDataFolder } from './storage/verify/verify-folder';
