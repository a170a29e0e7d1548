import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All icons in one file: to load the 2,000 modules of the other build takes seconds. */
const icons = () => {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return createRequire(resolve('@wattle/design-system')).resolve('lucide-react');
};

const besideThis = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Jest's configuration of a remote in a repository of its own: `export default remoteTests`. */
export const remoteTests = {
  testEnvironment: 'jest-fixed-jsdom',
  testTimeout: 60_000,
  setupFilesAfterEnv: ['@testing-library/jest-dom', besideThis('./page.mjs')],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css', '.avif', '.webp', '.png', '.svg'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
    '/styled-components\\.cjs\\.js$': besideThis('./default-export.mjs'),
    '\\.css$': besideThis('./no-css.mjs'),
    '\\.(avif|webp|png|svg)$': besideThis('./asset-names.mjs'),
  },
  moduleNameMapper: { '^lucide-react$': icons() },
  // Packages may bring files that Node does not read.
  transformIgnorePatterns: [],
};
