/** What a server reads and changes of the registry; nothing here needs what builds a remote. */
export { endCanary } from './release/end-canary';
export { type LiveRelease, listReleases } from './release/list-releases';
export { listRollbacks, type Rollback } from './release/list-rollbacks';
export { isPublished } from './release/published';
export { recordService } from './release/record-service';
export { readRegistry } from './release/registry-file';
export { ReleaseError } from './release/release-error';
export { rollbackFrom } from './release/rollback';
