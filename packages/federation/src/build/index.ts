export { commonBuild } from './common';
export { exportsOf } from './library-exports';
export { htmlBuild, workerBuild } from './one-file-builds';
export { EmitPlugin } from './plugins';
export { remoteBuild } from './remote-build';
export { acceptedRanges, providedModules, providedVersions, runtimeOptimization, TYPES_FILES } from './shared';
export { shellRelease } from './shell-release';
export { inputHash, remoteVersion, shellVersion, shippedByRemote, shippedByShell } from './shipped';
export { platformOf } from './workspace-packages';
