import { fileURLToPath } from 'node:url';

const besideThis = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Jest's configuration of a remote in a repository of its own: `export default remoteTests`. */
export const remoteTests = {
  testEnvironment: 'jest-fixed-jsdom',
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
    '\\.css$': besideThis('./no-css.mjs'),
    '\\.(avif|webp|png|svg)$': besideThis('./asset-names.mjs'),
  },
  // Packages may bring files that Node does not read.
  transformIgnorePatterns: [],
};
