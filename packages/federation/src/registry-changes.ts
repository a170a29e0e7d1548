/** What servers read and change of the registry; nothing here needs what builds a remote. */
export { endCanary } from './release/canary';
export { movesPointer, readHistory } from './release/history';
export {
  changesOf,
  type LiveRelease,
  listReleases,
  listRollbacks,
  liveReleases,
  type Rollback,
  type VersionChange,
} from './release/listing';
export {
  integrityOf,
  isEmpty,
  isPublished,
  ReleaseError,
  readDescribed,
  registryPath,
  releaseFolder,
  SHELL,
} from './release/published';
export { recordService } from './release/record';
export { type Releases, readRegistry, readWritten } from './release/registry-file';
export { renewSignature } from './release/renew-signature';
export { rollbackFrom } from './release/rollback';
