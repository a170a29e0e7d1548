import { type Configuration, rspack } from '@rspack/core';
import { RELEASE_MARK } from '../registry';
import { ASSET_FILENAME, ASSETS, BROWSERS, portableIds, sourceRules } from './common';
import { CoveragePlugin } from './plugins';
import type { Shipped } from './shipped';

interface OneFileBuild {
  folder: string;
  /** As in the build for browsers, so that class names agree. */
  namespace: string;
  entry: string;
  output: string;
  filename: string;
  shipped: Shipped;
}

/** The build of a module that renders components to HTML in Node, with everything it needs in one file. */
export function htmlBuild({ folder, namespace, entry, output, filename, shipped }: OneFileBuild): Configuration {
  return {
    name: 'html',
    mode: 'production',
    context: folder,
    target: 'node20',
    entry: { html: entry },
    output: {
      path: output,
      filename,
      library: { type: 'module' },
      module: true,
      chunkFormat: 'module',
      // Where the release will be is not known yet.
      publicPath: RELEASE_MARK,
      assetModuleFilename: ASSET_FILENAME,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...sourceRules(namespace, 'node 20'),
        { test: /\.css$/, type: 'asset/source' },
        { test: ASSETS, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    plugins: [
      new CoveragePlugin(shipped),
      new rspack.DefinePlugin({ 'window.location.origin': JSON.stringify('http://localhost') }),
      // Effects do not run, so the title of a page is taken on the way.
      new rspack.NormalModuleReplacementPlugin(/^\.\/page-title(\.js)?$/, (data) => {
        data.request = data.request.replace('page-title', 'prerendered-title');
      }),
    ],
    devtool: false,
    optimization: { ...portableIds, minimize: false },
    performance: false,
  };
}

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
      rules: sourceRules(namespace, BROWSERS),
    },
    plugins: [new CoveragePlugin(shipped)],
    devtool: false,
    optimization: portableIds,
    performance: false,
  };
}
