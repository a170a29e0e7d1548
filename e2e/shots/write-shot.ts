import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../../scripts/lib/root';

const FOLDERS = { page: 'mf-marketing/assets', readme: 'docs/pictures' };
const THEMES = ['light', 'dark'] as const;

/**
 * Writes what is on the screen in both themes for the landing page, as AVIF and as WebP, which all browsers that Wattle
 * supports can read, and in light also as PNG for the README.
 */
export async function writeShot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await Promise.all(Object.values(FOLDERS).map((folder) => mkdir(join(ROOT, folder), { recursive: true })));
  const file = (folder: keyof typeof FOLDERS, ending: string) => join(ROOT, FOLDERS[folder], `${name}${ending}`);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    await picture
      .clone()
      .avif({ quality: 62, effort: 6 })
      .toFile(file('page', `-${theme}.avif`));
    await picture
      .clone()
      .webp({ quality: 82, effort: 6 })
      .toFile(file('page', `-${theme}.webp`));
    if (theme === 'light') await picture.png({ palette: true, effort: 10 }).toFile(file('readme', '.png'));
  }
}
