export { activate, rollback } from './activate';
export { endCanary, promoteCanary, startCanary } from './canary';
export { compressFolder } from './compress';
export { isPublished, publish } from './publish';
export { readRegistry, registryPath } from './registry-file';
export { ReleaseError } from './release-error';
export { bringUpToDate, buildRemote, releaseRemote } from './release-remote';
export { rollbackFrom } from './rollback-from';
