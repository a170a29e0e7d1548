import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const SOURCE = /\.ts$/;
const WITH_ENDING = /\.(ts|js|mjs|json)$/;

/**
 * A loader hook of Node that finds TypeScript as our sources name it: without an ending, or by its folder. tsx does the
 * same for every import of every library, which takes longer than to compile the sources.
 *
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, nextResolve) {
  const { parentURL = '' } = context;
  if (/^\.\.?(\/|$)/.test(specifier) && !WITH_ENDING.test(specifier) && isSource(parentURL)) {
    const files = ['.ts', '/index.ts'].map((ending) => new URL(specifier + ending, parentURL));
    const found = files.find((file) => existsSync(file));
    if (found) return { url: found.href, format: 'module', shortCircuit: true };
  }
  return nextResolve(specifier, context);
}

/**
 * A loader hook of Node for TypeScript with decorators, whose metadata esbuild, and so tsx, does not write.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!isSource(url)) return nextLoad(url, context);
  const { code: source } = await transformFile(fileURLToPath(url), {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  });
  return { format: 'module', source, shortCircuit: true };
}

function isSource(/** @type {string} */ url) {
  return url.startsWith('file:') && SOURCE.test(new URL(url).pathname);
}
