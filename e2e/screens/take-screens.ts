import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Fault, type Visit, visitStates } from './visit-states';
import { fileOf, SHOWN_THEMES } from './widths';

/** Brings about each state on one screen and takes its pictures. */
export function takeScreens(folder: string, visit: Visit): Promise<Fault[]> {
  const { width } = visit.screen;
  return visitStates(visit, async ({ page }, name) => {
    await takeThemes(page, (theme) => join(folder, fileOf(name, width, theme)));
    process.stdout.write(`${name} ${width}\n`);
  });
}

/** Pictures of one page in each theme: of all of it, unless it is as high as the screen and scrolls in its parts. */
async function takeThemes(page: Page, fileFor: (theme: string) => string): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  for (const theme of SHOWN_THEMES) {
    await showTheme(page, theme);
    await page.screenshot({ path: fileFor(theme), fullPage: true, animations: 'disabled' });
  }
}

/** Switches a page to a theme in place. */
export function showTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown;
  }, theme);
}
