import base, { browserPackage, isolatedProject } from './jest.config.mjs';

/** Whole matrices, of which the tests beside them keep one row each (docs/decisions/014-tests.md). */
export default {
  ...base,
  projects: [
    isolatedProject('long', {
      // Checks of committed data run here whatever has changed. Tests of random values, and of repeated kills, are in
      // both runs, with more of them in this one.
      testMatch: [
        '**/*.long.test.ts',
        '**/*.check.test.ts',
        '**/contract.api.test.ts',
        '**/data-commands.api.test.ts',
        '**/durability.test.ts',
        '**/index-agreement.test.ts',
        '**/slow-patterns.test.ts',
        '**/step-down.api.test.ts',
      ],
      globals: { isLongRun: true },
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    }),
    browserPackage('long in the browser', 'packages/exam-player', {
      testMatch: ['<rootDir>/**/*.long.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    }),
  ],
};
