import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { themes } from '../src/themes';
import { favicon } from './pictures';

/**
 * The mark as an installed app shows it, by file name: how wide the icon is, and which part of it the mark takes. Of a
 * maskable icon only the inner 80 % are sure to be seen.
 */
const ICONS = {
  'icon-192': { size: 192, share: 0.84, isOpaque: false },
  'icon-512': { size: 512, share: 0.84, isOpaque: false },
  'maskable-512': { size: 512, share: 0.58, isOpaque: true },
  'apple-touch-icon': { size: 180, share: 0.72, isOpaque: true },
};

/** Writes the icons as PNG. */
export async function writeAppIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, { size, share, isOpaque }] of Object.entries(ICONS)) {
    const width = Math.round(size * share);
    const mark = await sharp(Buffer.from(favicon()), { density: 72 * (width / 32) })
      .resize(width, width)
      .toBuffer();
    const background = isOpaque ? themes.light.paper : '#00000000';
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: mark }])
      .png({ palette: true, effort: 10 })
      .toFile(`${folder}/${name}.png`);
  }
}
