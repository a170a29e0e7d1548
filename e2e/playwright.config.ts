import { defineConfig } from '@playwright/test';
import { BROWSER } from './support/browser';
import type { Options } from './support/fixtures';

export default defineConfig<Options>({
  testDir: '.',
  // Those of the simulation are Jest's.
  testMatch: '*.spec.ts',
  outputDir: './results/traces',
  globalSetup: './support/setup.ts',
  // On two cores: journeys often wait for a clock, a process, a network. Each worker starts a product and a browser.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: './results/report.json' }]],
  use: {
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false, attachments: false },
    launchOptions: BROWSER,
    // What moves is drawn again and again, and is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // What journeys intercept would pass by a page's own worker; `offline.spec.ts` has one.
    serviceWorkers: 'block',
  },
  projects: [
    // Each journey at one width: at 390 px where it is marked `@phone`, at 1280 px where not. One project, as each has
    // workers of its own, and each worker has a product.
    { name: 'journeys' },
    // A phone has no keyboard, and what looks the same on every screen is seen once.
    {
      name: 'other width @long',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: /@keyboard|@one-width/,
      use: { isOtherWidth: true, contextOptions: { reducedMotion: 'no-preference' } },
    },
  ],
});
