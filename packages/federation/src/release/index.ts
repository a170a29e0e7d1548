export { activate, rollback } from './activate';
export { promoteCanary, startCanary } from './canary';
export { compressFolder } from './compress';
export { publish } from './publish';
export { readRegistry, registryPath } from './registry-file';
export { ReleaseError } from './release-error';
export { bringUpToDate, buildRemote, releaseRemote } from './release-remote';
