export { commonBuild } from './common';
export { htmlBuild, workerBuild } from './one-file-builds';
export { EmitPlugin } from './plugins';
export { remoteBuild } from './remote-build';
export { acceptedRanges, providedModules, runtimeOptimization } from './shared';
export { shellRelease } from './shell-release';
export { inputHash, remoteVersion, shellVersion, shippedByRemote, shippedByShell } from './shipped';
export { platformOf } from './workspace-packages';
