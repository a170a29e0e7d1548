/** What servers read and change of the registry; nothing here needs what builds a remote. */
export { endCanary } from './release/end-canary';
export { registryPath, releaseFolder } from './release/folders';
export { type LiveRelease, listReleases } from './release/list-releases';
export { listRollbacks, type Rollback } from './release/list-rollbacks';
export { isPublished } from './release/published';
export { recordService } from './release/record-service';
export { readRegistry, readWritten } from './release/registry-file';
export { ReleaseError } from './release/release-error';
export { renewSignature } from './release/renew-signature';
export { rollbackFrom } from './release/rollback';
