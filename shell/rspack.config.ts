import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { globalCss } from '@wattle/design-system/global-css';
import {
  commonBuild,
  EmitPlugin,
  htmlBuild,
  platformOf,
  providedModules,
  runtimeOptimization,
  shellRelease,
  workerBuild,
} from '@wattle/federation/build';
import { PlatformTypesPlugin } from '@wattle/federation/platform-types';
import { nodeBuild } from '../scripts/lib/node-build';
import { appManifest, ICONS } from './app-manifest';
import { pageHtml } from './page-html';
import { WORKER_FILE } from './src/worker/addresses';

const folder = import.meta.dirname;
const platform = platformOf(folder);
const NAMESPACE = 'shell';
const common = commonBuild(NAMESPACE);
const { publicPath, plugin, shipped } = shellRelease(folder);

const page: Configuration = {
  ...common,
  name: 'page',
  context: folder,
  entry: { shell: './src/main.tsx' },
  output: {
    ...common.output,
    path: join(folder, 'dist/page'),
    publicPath,
    trustedTypes: { policyName: 'shell#rspack' },
  },
  plugins: [
    ...(common.plugins ?? []),
    new ModuleFederationPlugin({
      name: 'shell',
      shared: providedModules(platform),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: { provideExternalRuntime: true, optimization: runtimeOptimization },
    }),
    pageHtml(publicPath),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
    new rspack.DefinePlugin({ PROVIDED_PLATFORM: JSON.stringify(platform) }),
    new PlatformTypesPlugin(folder),
    // The server writes it into the page.
    new EmitPlugin('global.css', () => globalCss),
    new EmitPlugin('app.webmanifest', () => JSON.stringify(appManifest(publicPath))),
    new rspack.CopyRspackPlugin({ patterns: [{ from: ICONS, to: 'icons' }] }),
    plugin,
  ],
};

/** What renders the frame of the shell to HTML belongs to the page that takes it over. */
const frame: Configuration = {
  ...htmlBuild({
    folder,
    namespace: NAMESPACE,
    entry: './src/frame-html.tsx',
    output: join(folder, 'dist/page/html'),
    filename: 'frame.mjs',
    shipped,
  }),
  dependencies: ['page'],
};

/** Its address never changes; the server sends the one of the active release. */
const worker: Configuration = {
  ...workerBuild({
    folder,
    namespace: NAMESPACE,
    entry: './src/worker/service-worker.ts',
    output: join(folder, 'dist/page'),
    filename: WORKER_FILE,
    shipped,
  }),
  dependencies: ['page'],
};

export default [
  page,
  frame,
  worker,
  nodeBuild(folder, { main: './server/main.ts', release: './server/release.ts' }, 'dist/server'),
];
