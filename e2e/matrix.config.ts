import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Every shell with the remotes of every time. */
export default defineConfig({
  ...base,
  testMatch: 'mixed/matrix.mixed.ts',
  workers: 2,
  metadata: { looksAtPages: false },
  outputDir: './results/matrix-traces',
  globalSetup: './support/matrix-setup.ts',
  reporter: [['list'], ['json', { outputFile: './results/matrix.json' }]],
  projects: [{ name: 'matrix' }],
});
