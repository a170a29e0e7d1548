import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { commonBuild } from '../build/common';
import { EmitPlugin } from '../build/plugins';
import { containerPlugin } from '../build/remote-build';
import { platformOf } from '../build/workspace-packages';
import { LOCAL_RELEASE_FILE, type LocalRelease, localOrigin } from '../local';
import { remoteManifestSchema } from '../remote-manifest';

const ENTRY = 'remoteEntry.js';

interface DevRemoteOptions {
  port: number;
  /** Origin of the pages that show it. */
  shell: string;
}

/**
 * The build of a remote that is served while it is changed, with hot module replacement where the shell has React in
 * development mode; in a released shell the page is loaded again. It has the names of no release, so that both can be in
 * one page.
 */
export function devRemoteBuild(folder: string, { port, shell }: DevRemoteOptions): Configuration {
  const shells = namesOf(shell);
  const manifest = remoteManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
  const container = `${manifest.name}_local`;
  const platform = platformOf(folder);
  const origin = localOrigin(port);
  const { prerender, ...declared } = manifest;
  const described: LocalRelease = { ...declared, requires: { platform }, origin, container, entry: ENTRY };
  const common = commonBuild(container, true);
  return {
    ...common,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    context: folder,
    entry: {},
    resolve: { ...common.resolve, alias: { 'react/jsx-dev-runtime': besideThis('./jsx-dev-runtime.mjs') } },
    output: {
      ...common.output,
      path: join(folder, 'dist/dev'),
      // Changes after a build that failed are told by files of the build before it.
      clean: false,
      // With a hash of their content in it, the first names would be asked for after each change.
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: `${origin}/`,
      trustedTypes: { policyName: `${manifest.name}#rspack` },
    },
    module: {
      rules: [...(common.module?.rules ?? []), { test: /\.api\.ts$/, loader: besideThis('./reload-loader.mjs') }],
    },
    plugins: [
      ...(common.plugins ?? []),
      containerPlugin({ name: container, filename: ENTRY, platform }),
      new ReactRefreshRspackPlugin(),
      new rspack.EntryPlugin(folder, besideThis('./reload-where-not-refreshed.mjs'), { name: undefined }),
      new EmitPlugin(() => ({ [LOCAL_RELEASE_FILE]: JSON.stringify(described) })),
    ],
    optimization: { moduleIds: 'named', chunkIds: 'named', minimize: false },
    lazyCompilation: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    devServer: {
      host: '127.0.0.1',
      port,
      allowedHosts: shells.map((each) => new URL(each).hostname),
      headers: ({ headers }) =>
        shells.includes(headers.origin ?? '')
          ? [
              { key: 'Access-Control-Allow-Origin', value: headers.origin ?? '' },
              { key: 'Vary', value: 'Origin' },
            ]
          : [],
      static: false,
      client: { webSocketURL: `${origin.replace('http', 'ws')}/ws`, logging: 'warn' },
    },
  };
}

/** On this machine a page has one of two names. */
function namesOf(shell: string): string[] {
  return shell.includes('//localhost') ? [shell, shell.replace('localhost', '127.0.0.1')] : [shell];
}

function besideThis(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
