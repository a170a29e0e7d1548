import { createRequire } from 'node:module';
import { type Configuration, rspack } from '@rspack/core';

const { resolve } = createRequire(import.meta.url);

const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** What the builds of the shell and of all remotes have in common. */
export function commonBuild(uniqueName: string): Configuration {
  return {
    target: `browserslist:${BROWSERS.join(', ')}`,
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              // The shell shares the one JSX runtime, also in development.
              transform: { react: { runtime: 'automatic', development: false } },
            },
            env: { targets: BROWSERS },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    output: {
      clean: true,
      uniqueName,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      cssFilename: '[name].[contenthash].css',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      crossOriginLoading: 'anonymous',
    },
    // The ids of production are hashes of paths, some of them absolute: the same sources would differ from checkout to
    // checkout.
    optimization: { moduleIds: 'natural', chunkIds: 'natural' },
    plugins: [esmFederationRuntime],
    performance: false,
  };
}

/**
 * The federation plugin asks for the CommonJS builds of its runtime, which cannot be tree-shaken; their ES module builds
 * lie beside them. All of them must change together, or the page carries both.
 */
const esmFederationRuntime = new rspack.NormalModuleReplacementPlugin(
  /^@module-federation\/runtime$|@module-federation[\\/].*\.cjs$/,
  (data) => {
    const file = data.request.endsWith('.cjs') ? data.request : resolve(data.request);
    data.request = file.replace(/\.cjs$/, '.js');
  },
);
