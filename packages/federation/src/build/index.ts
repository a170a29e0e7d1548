export { commonBuild } from './common';
export { htmlBuild } from './html-build';
export { platformOf } from './platform-of';
export { remoteBuild } from './remote-build';
export { providedModules, runtimeOptimization } from './shared';
export { sourceVersion } from './source-version';
