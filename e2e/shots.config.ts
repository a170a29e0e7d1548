import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { SHOT_SIZE } from './shots/shot-size';

/** Takes the pictures of the product that the landing page and the README show. */
export default defineConfig({
  ...base,
  testMatch: 'shots/*.shots.ts',
  workers: 1,
  outputDir: './results/shots-traces',
  reporter: 'list',
  use: { ...base.use, ...SHOT_SIZE, contextOptions: { reducedMotion: 'reduce' } },
  projects: [{ name: 'shots' }],
});
