import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/**
 * The build of a server: its own code and the packages of this workspace in one file for each entry, the libraries
 * that its package.json names beside it in node_modules.
 */
export function nodeBuild(folder: string, entry: Record<string, string>, outputFolder = 'dist'): Configuration {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const libraries = Object.entries<string>(dependencies)
    .filter(([, range]) => !range.startsWith('workspace:'))
    .map(([name]) => name);
  const isLibrary = (request: string) => libraries.some((name) => request === name || request.startsWith(`${name}/`));
  return {
    name: 'server',
    context: folder,
    target: 'node20',
    entry,
    output: {
      path: join(folder, outputFolder),
      module: true,
      clean: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      workerChunkLoading: 'import',
    },
    resolve: { extensions: ['.ts', '.js'] },
    externalsType: 'module',
    externals: [
      async ({ request = '', dependencyType }) => {
        if (!isLibrary(request)) return undefined;
        // What `require` returns is not the namespace of an import, and what is bundled of CommonJS expects the former.
        return dependencyType === 'commonjs' ? `node-commonjs ${request}` : request;
      },
    ],
    module: {
      // The address of the bundle, not of the source file, is what paths are resolved from.
      parser: { javascript: { importMeta: false, url: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              target: 'es2023',
              parser: { syntax: 'typescript', decorators: true },
              // Nest injects by the types of constructor parameters.
              transform: { legacyDecorator: true, decoratorMetadata: true },
            },
          },
        },
      ],
    },
    plugins: [new rspack.DefinePlugin({ 'import.meta.webpack': '5' })],
    devtool: 'source-map',
    optimization: { minimize: false },
    performance: false,
  };
}
