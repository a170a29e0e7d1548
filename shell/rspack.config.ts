import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { globalCss } from '@wattle/design-system/global-css';
import { themes } from '@wattle/design-system/themes';
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
import { platformTypesFiles } from '@wattle/federation/platform-types';
import { nodeBuild } from '../scripts/lib/node-build';
import { pageHtml } from './page-html';
import { WORKER_FILE } from './src/worker/addresses';

const folder = import.meta.dirname;
const platform = platformOf(folder);
const NAMESPACE = 'shell';
const common = commonBuild(NAMESPACE);
const { publicPath, plugins, shipped } = shellRelease(folder);

/** Folder of the icons. */
const ICONS = dirname(fileURLToPath(import.meta.resolve('@wattle/design-system/app-icons/icon-192.png')));

/**
 * Says how Wattle is installed as an app. It starts where everybody is led to their own start page.
 *
 * @param publicPath - Where the files of this release are.
 */
function appManifest(publicPath: string) {
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: `${publicPath}icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: 'Wattle',
    short_name: 'Wattle',
    description: 'Practice for selective-school entry exams.',
    lang: 'en-AU',
    start_url: '/login',
    scope: '/',
    display: 'standalone',
    background_color: themes.light.paper,
    theme_color: themes.light.paper,
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
  };
}

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
    new EmitPlugin(async () => ({
      ...(await platformTypesFiles(folder)),
      // The server writes it into the page.
      'global.css': globalCss,
      'app.webmanifest': JSON.stringify(appManifest(publicPath)),
    })),
    new rspack.CopyRspackPlugin({ patterns: [{ from: ICONS, to: 'icons' }] }),
    ...plugins,
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
  nodeBuild(
    folder,
    {
      main: './server/main.ts',
      release: './server/release.ts',
      'registry-service': './server/registry-service.ts',
    },
    'dist/server',
  ),
];
