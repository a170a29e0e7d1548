import type { Configuration } from '@rspack/core';
import { BROWSERS, portableIds, sourceRule } from './common';
import type { OneFileBuild } from './html-build';
import { CoveragePlugin } from './plugins';

/** The build of a service worker, with everything it needs in one file: it may import nothing later. */
export function workerBuild({ folder, namespace, entry, output, filename, shipped }: OneFileBuild): Configuration {
  return {
    name: 'worker',
    mode: 'production',
    context: folder,
    target: 'webworker',
    entry,
    output: { path: output, filename },
    resolve: { extensions: ['.ts'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [sourceRule(namespace, BROWSERS)],
    },
    plugins: [new CoveragePlugin(shipped)],
    devtool: false,
    optimization: portableIds,
    performance: false,
  };
}
