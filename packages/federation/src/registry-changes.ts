/** What a server reads and changes of the registry; nothing here needs what builds a remote. */
export { endCanary } from './release/end-canary';
export { readRegistry } from './release/registry-file';
export { ReleaseError } from './release/release-error';
export { rollbackFrom } from './release/rollback-from';
