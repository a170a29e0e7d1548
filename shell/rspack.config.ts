import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { globalCss } from '@wattle/design-system/global-css';
import { commonBuild, EmitPlugin, providedModules, runtimeOptimization, shellRelease } from '@wattle/federation/build';
import { THEMES } from '@wattle/platform/themes';
import { nodeBuild } from '../scripts/lib/node-build';

const folder = import.meta.dirname;
const common = commonBuild('shell');
const { publicPath, plugin } = shellRelease(folder);

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
      shared: providedModules,
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: { provideExternalRuntime: true, optimization: runtimeOptimization },
    }),
    new rspack.HtmlRspackPlugin({
      template: './src/page.html',
      templateParameters: { themes: THEMES.map(({ value }) => value).join(' ') },
      favicon: fileURLToPath(import.meta.resolve('@wattle/design-system/favicon.svg')),
      scriptLoading: 'defer',
      inject: 'head',
      // The server replaces a comment of the template.
      minify: false,
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
    // The server writes it into the page.
    new EmitPlugin('global.css', () => globalCss),
    plugin,
  ],
};

export default [page, nodeBuild(folder, { main: './server/main.ts' }, 'dist/server')];
