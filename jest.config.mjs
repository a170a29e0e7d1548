import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const swc = (parser, transform) => [
  '@swc/jest',
  { jsc: { target: 'es2023', parser: { syntax: 'typescript', ...parser }, transform }, module: { type: 'es6' } },
];

const room = (name, folder) => ({
  displayName: name,
  rootDir: folder,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
});

/** A room that runs on Node. Decorator metadata is what Nest's injection reads. */
const nodeRoom = (name, folder, more = {}) => ({
  ...room(name, folder),
  testEnvironment: 'node',
  setupFilesAfterEnv: [join(import.meta.dirname, 'scripts/lib/node-tests.mjs')],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': swc({ decorators: true }, { legacyDecorator: true, decoratorMetadata: true }),
  },
  ...more,
});

/** A room that runs in the browser. */
const browserRoom = (name, folder, more = {}) => ({
  ...room(name, folder),
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: [join(import.meta.dirname, 'scripts/lib/browser-tests.mjs')],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform: {
    '\\.tsx?$': swc({ tsx: true }, { react: { runtime: 'automatic' } }),
    '\\.css$': join(import.meta.dirname, 'scripts/lib/no-css.mjs'),
  },
  ...more,
});

export default {
  // Alone, one process would keep the modules of every test file, and slow down with each.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  projects: [
    nodeRoom('contract', 'packages/contract'),
    nodeRoom('embedded-mongo', 'packages/embedded-mongo'),
    nodeRoom('environment', 'packages/environment'),
    nodeRoom('api', 'api'),
    browserRoom('platform', 'packages/platform'),
    browserRoom('exam-player', 'packages/exam-player'),
    nodeRoom('federation', 'packages/federation'),
    nodeRoom('shell-server', 'shell/server'),
    nodeRoom('house', 'scripts'),
    browserRoom('shell', 'shell/src'),
    browserRoom('mf-assessment', 'mf-assessment'),
    browserRoom('mf-auth', 'mf-auth'),
    browserRoom('mf-marketing', 'mf-marketing'),
    browserRoom('mf-tests', 'mf-tests'),
    browserRoom('design-system', 'design-system'),
  ],
};
