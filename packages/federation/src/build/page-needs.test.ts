import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { PageNeedsPlugin } from './page-needs';
import { EmitPlugin } from './plugins';
import { consumedModules } from './shared';

const SINCE = {
  '2.0': { '@wattle/platform/core': 'Link signIn', react: 'useState useEffectEvent memo', css: '--ink' },
  '2.1': {
    '@wattle/platform/core': 'useDispatch',
    'react/jsx-runtime': 'jsx',
    'styled-components': 'default css styled',
  },
  '2.3': { '@wattle/platform/core': 'newest', react: 'Activity', css: '--newer' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-needs-'));
  write('package.json', { name: '@wattle/mf-small', version: '1.0.0', sideEffects: false });
  write('node_modules/@wattle/platform/package.json', { name: '@wattle/platform', version: '2.4.0' });
  write('node_modules/@wattle/platform/since.json', SINCE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Builds a remote whose routes are this code. Gives what it needs of its page. */
async function needsOf(code: string) {
  write('src/routes.tsx', code);
  const plugin = new PageNeedsPlugin();
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './src/routes.tsx',
    output: { path: join(folder, 'dist'), library: { type: 'commonjs' } },
    resolve: { extensions: ['.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    plugins: [
      // The plugin of containers reads the text of its own functions, which Jest changes.
      new rspack.sharing.ConsumeSharedPlugin({ consumes: consumedModules('2.4'), enhanced: true }),
      plugin,
      new EmitPlugin(
        (_compiler, compilation) => ({ 'needs.json': JSON.stringify(plugin.needs(folder, compilation)) }),
        rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      ),
    ],
  });
  const stats = await new Promise<string>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result?.toString('errors-only') ?? ''))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.includes('ERROR')) throw new Error(stats);
  return JSON.parse(readFileSync(join(folder, 'dist/needs.json'), 'utf8'));
}

test.each([
  ['nothing', 'export default [];', '^19.0.0', '2.0'],
  ['names of the first version', "import { useState } from 'react'; export default [useState];", '^19.0.0', '2.0'],
  ['a later name', "import { useEffectEvent as later } from 'react'; export default [later];", '^19.2.0', '2.0'],
  [
    'a later name of the library as an object',
    "import * as React from 'react'; export default [React.useState, React.useEffectEvent];",
    '^19.2.0',
    '2.0',
  ],
  [
    'the same by its default export',
    "import React from 'react'; export default [React.useState, React.useEffectEvent];",
    '^19.2.0',
    '2.0',
  ],
  [
    'a name that came with a later platform',
    "import { Activity } from 'react'; export default [<Activity />];",
    '^19.2.0',
    '2.3',
  ],
  [
    'the platform itself',
    "import { Link, useDispatch } from '@wattle/platform/core'; export default [Link, useDispatch];",
    '^19.0.0',
    '2.1',
  ],
  [
    'a library that exports a default',
    "import styled from 'styled-components'; export default [styled.div``];",
    '^19.0.0',
    '2.1',
  ],
  [
    'nothing but types',
    "import { Activity } from 'react'; type Props = typeof Activity; export default [] as Props[];",
    '^19.0.0',
    '2.0',
  ],
  ['what another file exports on', "export { default } from './named';", '^19.2.0', '2.0'],
  ['a part of what another file exports', "import { old } from './parts'; export default [old];", '^19.0.0', '2.0'],
  ['what is loaded later', "export default [() => import('./named')];", '^19.2.0', '2.0'],
])(
  'code that uses %s needs the versions that have it',
  async (_what, code, react, platform) => {
    write('node_modules/react/package.json', { name: 'react', version: '19.3.0' });
    write('src/named.tsx', "import { useEffectEvent } from 'react'; export default [useEffectEvent];");
    write('src/newest.tsx', "import { Activity } from 'react'; export const newest = Activity;");
    write('src/parts.tsx', "export { newest } from './newest'; export const old = 1;");
    expect(await needsOf(code)).toMatchObject({ platform, shared: { react } });
  },
  30_000,
);

test.each([
  [
    'of React',
    "import { useNothing } from 'react'; export default [useNothing];",
    /react is known to export useNothing/,
  ],
  [
    'of the platform',
    "import { nothing } from '@wattle/platform/core'; export default [nothing];",
    /No version of the platform provides nothing of @wattle\/platform\/core/,
  ],
])(
  'a build that imports a name %s which nobody provides fails with a sentence',
  async (_what, code, sentence) => {
    await expect(needsOf(code)).rejects.toThrow(sentence);
  },
  30_000,
);

test('a build needs the CSS variables that it reads, but for its own and those with a fallback', async () => {
  const css = `a { color: var(--ink); top: var(--notices, 0px); --own: 1px; left: var(--own) }
    b { --height: 2px; width: calc(var( --height ) + var(--size) + var(--drawn)) }`;
  const code = `export default [${JSON.stringify(css)}, { style: { '--size': '1px' } },
    (style) => style.setProperty('--drawn', '0'), 'var(--newer)'];`;
  expect(await needsOf(code)).toMatchObject({ cssVariables: ['--ink', '--newer'], platform: '2.3' });
  expect(await needsOf("export default ['var(--unheard-of)'];")).toMatchObject({
    cssVariables: ['--unheard-of'],
    platform: '2.0',
  });
}, 30_000);
