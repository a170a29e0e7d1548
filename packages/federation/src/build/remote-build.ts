import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteManifest } from '../registry';
import { commonBuild } from './common';
import type { DeclaredHeads } from './page-heads';
import { PageNeedsPlugin } from './page-needs';
import { EmitPlugin, versionPlugins } from './plugins';
import { prerenderedFiles } from './prerendered-files';
import { consumedModules, runtimeOptimization } from './shared';
import { shippedByRemote, versionOf } from './shipped';
import { platformOf } from './workspace-packages';

/**
 * The build of a remote: `export default remoteBuild(manifest, import.meta.dirname)`.
 *
 * @param manifest - The content of its `remote.json`.
 * @param folder - Its package.
 */
export function remoteBuild(
  { name, prerender = [], heads = {} }: Pick<RemoteManifest, 'name' | 'prerender'> & { heads?: DeclaredHeads },
  folder: string,
): Configuration {
  const shipped = shippedByRemote(folder);
  const version = versionOf(shipped);
  // Two versions of a remote may meet in one page, when one falls back to the other: nothing of them may share a name.
  const container = `${name}_${version.replaceAll(/\W/g, '_')}`;
  const pageNeeds = new PageNeedsPlugin();
  const common = commonBuild(container);
  return {
    ...common,
    context: folder,
    entry: {},
    output: {
      ...common.output,
      path: join(folder, 'dist'),
      publicPath: 'auto',
      trustedTypes: { policyName: `${name}#rspack` },
    },
    plugins: [
      ...(common.plugins ?? []),
      containerPlugin({ name: container, filename: 'remoteEntry.[contenthash].js', platform: platformOf(folder) }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      pageNeeds,
      ...versionPlugins((compilation) => ({ version, container, ...pageNeeds.needs(folder, compilation) }), shipped),
      // Development does without: the browser renders what has just been changed.
      new EmitPlugin(({ watchMode }) =>
        watchMode ? {} : prerenderedFiles({ folder, namespace: container, paths: prerender, heads, shipped }),
      ),
    ],
  };
}

interface Container {
  name: string;
  filename: string;
  platform: string;
}

/** Makes a build the federation container of a remote. */
export function containerPlugin({ name, filename, platform }: Container): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name,
    filename,
    exposes: { './routes': './src/routes.tsx' },
    shared: consumedModules(platform),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: { externalRuntime: true, optimization: { ...runtimeOptimization, disableRemote: true } },
  });
}
