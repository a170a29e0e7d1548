export { commonBuild } from './common';
export { remoteBuild } from './remote-build';
export { shellRelease } from './shell-release';
export { providedModules, runtimeOptimization } from './shared';
export { inputHash, remoteVersion, shellVersion } from './shipped';
