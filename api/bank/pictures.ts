import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { SEED_FOLDER } from '../src/seed-folder';
import { drawFigure, type Figure } from './figures/figure';
import { readIllustratedItems } from './illustrated-items';

export const PICTURES_FOLDER = new URL('pictures/', SEED_FOLDER);

/** Dots of the picture for each unit of the drawing. */
export const DENSITY = 2;
const DOTS_PER_INCH = 72;

/** The drawing of a figure as PNG with a palette of colours. */
export const renderFigure = (figure: Figure): Promise<Buffer> =>
  sharp(Buffer.from(drawFigure(figure)), { density: DENSITY * DOTS_PER_INCH })
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();

/** Draws the picture of each item anew, and deletes those that no item has. */
export async function drawPictures(): Promise<string> {
  await mkdir(PICTURES_FOLDER, { recursive: true });
  const items = await readIllustratedItems();
  for (const { slug, figure } of items) {
    await writeFile(new URL(`${slug}.png`, PICTURES_FOLDER), await renderFigure(figure));
  }
  const wanted = new Set(items.map(({ slug }) => `${slug}.png`));
  const unused = (await readdir(PICTURES_FOLDER)).filter((name) => !wanted.has(name));
  for (const name of unused) await rm(new URL(name, PICTURES_FOLDER));
  return `${items.length} pictures drawn, ${unused.length} deleted.`;
}
