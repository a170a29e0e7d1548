export { commonBuild } from './common';
export { EmitPlugin } from './emit-plugin';
export { htmlBuild } from './html-build';
export { platformOf } from './platform-of';
export { remoteBuild } from './remote-build';
export { providedModules, runtimeOptimization } from './shared';
export { shellRelease } from './shell-release';
export { inputHash, remoteVersion, shellVersion, shippedByRemote, shippedByShell } from './shipped';
