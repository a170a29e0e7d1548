import { defineConfig } from '@playwright/test';
import { BROWSER } from './support/browser';

export default defineConfig({
  testDir: '.',
  outputDir: './results/traces',
  globalSetup: './support/setup.ts',
  // On two cores: each worker keeps less than half of one busy, as journeys often wait for a clock, a process, a network.
  workers: 4,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: './results/report.json' }]],
  use: {
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false, attachments: false },
    launchOptions: BROWSER,
    // What journeys intercept would pass by a page's own worker; `offline.spec.ts` has one.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // Below 768 px the panes stand one above the other.
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      // A phone has no keyboard, and what looks the same on every screen is seen once.
      grepInvert: /@keyboard|@one-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
