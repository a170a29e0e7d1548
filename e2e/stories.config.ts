import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { FONT_ENVIRONMENT } from './stories/fonts';
import { BROWSER } from './support/browser';

/** Every story of the built Storybook in a browser; no product is started. */
export default defineConfig({
  ...base,
  testDir: './stories',
  testMatch: '*.browser.ts',
  globalSetup: undefined,
  // They wait for nothing but the browser.
  workers: 3,
  outputDir: './results/story-traces',
  reporter: [['list'], ['json', { outputFile: './results/stories.json' }]],
  use: {
    ...base.use,
    launchOptions: { ...BROWSER, ...FONT_ENVIRONMENT },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  },
  projects: [{ name: 'stories', use: { viewport: { width: 1280, height: 900 } } }],
});
