import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';

const { resolve } = createRequire(import.meta.url);

export const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/**
 * The ids of production are hashes of paths, some of them absolute: the same sources would differ from checkout to
 * checkout.
 */
export const portableIds = { moduleIds: 'natural', chunkIds: 'natural' } as const;

/** Files that code refers to by their address. */
export const ASSETS = /\.(svg|woff2|avif|webp|png)$/;

/** The same in the code of a page and in its HTML. */
export const ASSET_FILENAME = 'assets/[name].[contenthash:8][ext]';

/**
 * What the builds of the shell and of all remotes have in common.
 *
 * @param isRefreshed - Whether components keep their state when their module is replaced.
 */
export function commonBuild(uniqueName: string, isRefreshed = false): Configuration {
  return {
    target: `browserslist:${BROWSERS.join(', ')}`,
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        ...sourceRules(uniqueName, BROWSERS, isRefreshed),
        { test: /\.css$/, type: 'css/auto' },
        { test: ASSETS, type: 'asset/resource' },
      ],
    },
    output: {
      clean: true,
      uniqueName,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      cssFilename: '[name].[contenthash].css',
      assetModuleFilename: ASSET_FILENAME,
      crossOriginLoading: 'anonymous',
      // A module that throws is run again at the next try, not used half evaluated.
      strictModuleExceptionHandling: true,
      // Milliseconds.
      chunkLoadTimeout: 8_000,
    },
    plugins: [esmFederationRuntime, productionRouter],
    optimization: {
      ...portableIds,
      // Bytes before they are minified. What two pages share is in both of them where it is smaller.
      splitChunks: { minSize: 10_000 },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2022, compress: { passes: 3 }, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    performance: false,
  };
}

/** Our packages as npm installs them. In their workspace they are built from their sources, as what uses them. */
const INSTALLED = /[\\/]node_modules[\\/]@wattle[\\/][\w-]+[\\/]dist[\\/].*\.js$/;

/**
 * How sources become what runs. The HTML of a page and its code are built by the same rules, so that their class names
 * agree.
 */
export function sourceRules(namespace: string, targets: string | string[], isRefreshed = false): RuleSetRule[] {
  return [sourceRule(/\.tsx?$/, namespace, targets, isRefreshed), sourceRule(INSTALLED, namespace, targets, false)];
}

function sourceRule(test: RegExp, namespace: string, targets: string | string[], isRefreshed: boolean): RuleSetRule {
  return {
    test,
    type: 'javascript/auto',
    use: [
      {
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            // The shell shares the one JSX runtime, also in development; only that is refreshed.
            transform: { react: { runtime: 'automatic', development: isRefreshed, refresh: isRefreshed } },
          },
          env: { targets },
        },
      },
      { loader: fileURLToPath(new URL('./style-ids-loader.mjs', import.meta.url)), options: { namespace } },
      { loader: fileURLToPath(new URL('./style-minify-loader.mjs', import.meta.url)) },
    ],
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

/** The router's package offers its production build to nobody; what it adds for development weighs kilobytes. */
const productionRouter = new rspack.NormalModuleReplacementPlugin(
  /react-router[\\/]dist[\\/]development[\\/]/,
  (data) => {
    const { createData } = data;
    if (createData?.resource) createData.resource = createData.resource.replace('development', 'production');
  },
);
