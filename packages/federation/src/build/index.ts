export { commonBuild } from './common';
export { htmlBuild } from './html-build';
export { EmitPlugin } from './plugins';
export { remoteBuild } from './remote-build';
export { providedModules, runtimeOptimization } from './shared';
export { shellRelease } from './shell-release';
export { inputHash, remoteVersion, shellVersion, shippedByRemote, shippedByShell } from './shipped';
export { workerBuild } from './worker-build';
export { platformOf } from './workspace-packages';
