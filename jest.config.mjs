import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedSinceFullCheck } from './scripts/testing/full-check.mjs';

const swc = (parser, transform) => [
  '@swc/jest',
  { jsc: { target: 'es2023', parser: { syntax: 'typescript', ...parser }, transform }, module: { type: 'es6' } },
];

/** All icons in one file: to load the 2,000 modules of the other build takes a third of a test file's time. */
const ICONS = join(import.meta.dirname, 'design-system/node_modules/lucide-react/dist/cjs/lucide-react.js');
const PANZOOM = join(import.meta.dirname, 'packages/exam-player/node_modules/@panzoom/panzoom/dist/panzoom.es.js');

/** Tests that only `npm run test:long` runs (jest.long.config.mjs). */
const LONG = '\\.long\\.test\\.tsx?$';

/** Checks of the committed bank, and of what tests are chosen from it, with all that they read. */
const CHECKED = [
  'packages/question-bank',
  'packages/contract/src',
  'api/src/bank',
  'api/src/exams/choice',
  'api/src/seed-folder.ts',
  'api/test',
  'api/tools',
  'pnpm-lock.yaml',
];
const IS_CHECK = /\.check\./;
const isInput = (name) => IS_CHECK.test(name) || !name.endsWith('.test.ts');
const isChecked =
  changedSinceFullCheck(CHECKED)?.some(isInput) === false && !process.argv.some((each) => IS_CHECK.test(each));

/** Left out of a run: those that have passed on these very files (scripts/testing/full-check.mjs), and the long ones. */
const LEFT_OUT = ['/node_modules/', '/dist/', LONG, ...(isChecked ? [IS_CHECK.source] : [])];

const packageOf = (name, folder) => ({
  displayName: name,
  rootDir: folder,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: LEFT_OUT,
});

const TIME_EACH_FILE = join(import.meta.dirname, 'scripts/testing/time-each-file.mjs');
const BUILT_WORKERS = join(import.meta.dirname, 'scripts/testing/built-workers.mjs');

const NODE_PACKAGES = {
  contract: 'packages/contract',
  'create-wattle-remote': 'packages/create-wattle-remote',
  'embedded-mongo': 'packages/embedded-mongo',
  environment: 'packages/environment',
  'question-bank': 'packages/question-bank',
  api: 'api',
  federation: 'packages/federation',
  'http-server': 'packages/http-server',
  'shell-server': 'shell/server',
  scripts: 'scripts',
  simulation: 'e2e/simulation',
};

/** Tests that replace modules or timers, or need a page, need the environment of their own that Jest makes for each. */
const ISOLATED = '**/*.isolated.test.ts';

/**
 * A package that runs on Node. Its tests share the modules of a worker, as loading Nest or the driver of MongoDB takes
 * longer than most files. So they load as in Node, without Jest’s mocks of modules, and globals are as quick.
 */
const nodePackage = (name, folder) => ({
  ...packageOf(name, folder),
  runner: 'jest-light-runner/child-process',
  testPathIgnorePatterns: [...LEFT_OUT, '\\.isolated\\.test\\.ts$'],
  globalSetup: join(import.meta.dirname, 'scripts/testing/build-workers.mjs'),
  setupFiles: [join(import.meta.dirname, 'scripts/testing/native-typescript.mjs'), BUILT_WORKERS],
  setupFilesAfterEnv: [join(import.meta.dirname, 'scripts/testing/time-limits.mjs')],
});

/** Files of these packages in an environment of their own. Decorator metadata is what Nest's injection reads. */
export const isolatedProject = (name, more) => ({
  ...packageOf(name, '.'),
  roots: Object.values(NODE_PACKAGES).map((folder) => `<rootDir>/${folder}`),
  testEnvironment: join(import.meta.dirname, 'scripts/testing/node-environment.cjs'),
  globalSetup: join(import.meta.dirname, 'scripts/testing/build-workers.mjs'),
  setupFiles: [BUILT_WORKERS],
  setupFilesAfterEnv: [TIME_EACH_FILE, join(import.meta.dirname, 'scripts/lib/node-tests.mjs')],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': swc({ decorators: true }, { legacyDecorator: true, decoratorMetadata: true }),
  },
  ...more,
});

/** A package that runs in the browser. Its tests share a page and the modules of a worker. */
export const browserPackage = (name, folder, more = {}) => ({
  ...packageOf(name, folder),
  testEnvironment: join(import.meta.dirname, 'scripts/testing/shared-page.cjs'),
  runtime: join(import.meta.dirname, 'scripts/testing/shared-modules.cjs'),
  setupFilesAfterEnv: [TIME_EACH_FILE, join(import.meta.dirname, 'scripts/testing/browser-tests.ts')],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css', '.avif', '.webp', '.svg'],
  // Node would take the CommonJS of panzoom for a module; builds take this file, too.
  moduleNameMapper: { '^@panzoom/panzoom$': PANZOOM, '^lucide-react$': ICONS },
  transform: {
    '\\.tsx?$': swc({ tsx: true }, { react: { runtime: 'automatic' } }),
    '\\.css$': join(import.meta.dirname, 'packages/federation/src/jest/no-css.mjs'),
    '\\.(avif|webp|svg)$': join(import.meta.dirname, 'packages/federation/src/jest/asset-names.mjs'),
  },
  ...more,
});

/** What the shell does happens once on a page, and components of the design system leave their styles there. */
const OWN_PAGES = { testEnvironment: 'jest-fixed-jsdom', runtime: undefined };

export default {
  // One more than there are cores: tests of servers wait for two fifths of their time.
  maxWorkers: availableParallelism() + 1,
  workerIdleMemoryLimit: '1GB',
  projects: [
    ...Object.entries(NODE_PACKAGES).map(([name, folder]) => nodePackage(name, folder)),
    browserPackage('platform', 'packages/platform'),
    browserPackage('exam-player', 'packages/exam-player'),
    isolatedProject('isolated', { testMatch: [ISOLATED] }),
    browserPackage('shell', 'shell/src', OWN_PAGES),
    browserPackage('mf-admin', 'mf-admin'),
    browserPackage('mf-assessment', 'mf-assessment'),
    browserPackage('mf-auth', 'mf-auth'),
    browserPackage('mf-marketing', 'mf-marketing'),
    browserPackage('mf-tests', 'mf-tests'),
    browserPackage('design-system', 'design-system', OWN_PAGES),
  ],
};
