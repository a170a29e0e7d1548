import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { RELEASES_DIR } from './support/environment';
import { MIXED_ROWS } from './support/mixed-rows';

// What is active in the working tree is what all other journeys run on.
const rows = RELEASES_DIR ? MIXED_ROWS : MIXED_ROWS.slice(1);

const TWO_APIS = 'mixed/two-apis.mixed.ts';

/** The core journeys on combinations of versions: a project for each, and one for the data of two APIs. */
export default defineConfig({
  ...base,
  testMatch: ['*.spec.ts', 'mixed/*.mixed.ts'],
  grep: /@mixed/,
  metadata: { looksAtPages: false },
  outputDir: './results/mixed-traces',
  globalSetup: './support/mixed-setup.ts',
  reporter: [['list'], ['json', { outputFile: './results/mixed.json' }]],
  projects: [
    ...rows.map(({ name, releasesDir }) => ({
      name,
      testIgnore: TWO_APIS,
      use: { viewport: { width: 1280, height: 900 }, releasesDir },
    })),
    // A folder of releases holds no API.
    ...(RELEASES_DIR ? [] : [{ name: 'two-apis', testMatch: TWO_APIS }]),
  ],
});
