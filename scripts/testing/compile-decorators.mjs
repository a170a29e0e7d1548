import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

/**
 * A loader hook of Node for TypeScript with decorators, whose metadata esbuild, and so tsx, does not write.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return nextLoad(url, context);
  const { code: source } = await transformFile(fileURLToPath(url), {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  });
  return { format: 'module', source, shortCircuit: true };
}
