import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawFigure, type Figure } from './figures/figure';
import { type BankItem, readBankItems } from './items/bank-items';
import { SEED_FOLDER } from './seed/read-folder';
import { stepsSlug } from './seed/seed-bank';

export const PICTURES_FOLDER = new URL('pictures/', SEED_FOLDER);

/** Dots for each unit of the drawing: a scene is shown wide, and has no text. */
export const densityOf = ({ kind }: Figure) => (kind === 'scene' ? 1.5 : 2);
const DOTS_PER_INCH = 72;

/** The dots of a figure, before they are written in a format. */
export const renderFigure = (figure: Figure) =>
  sharp(Buffer.from(drawFigure(figure)), { density: densityOf(figure) * DOTS_PER_INCH }).removeAlpha();

/** A palette of few colours without dithering keeps drawings small; the skies of scenes need more. */
const pngOptions = ({ kind }: Figure) =>
  kind === 'scene'
    ? { palette: true, colours: 256, dither: 0.5, effort: 8 }
    : { palette: true, colours: 16, dither: 0, effort: 8 };

interface IllustratedItem extends BankItem {
  figure: Figure;
  image_description: string;
}

/** Every picture of the bank with its item: of a question, and of the steps of an explanation. */
export async function readIllustratedItems(): Promise<IllustratedItem[]> {
  return (await readBankItems()).flatMap((item) => {
    const { slug, figure, image_description = '', explanation_figure, explanation_image_description = '' } = item;
    return [
      ...(figure ? [{ ...item, figure, image_description }] : []),
      ...(explanation_figure
        ? [
            {
              ...item,
              slug: stepsSlug(slug),
              figure: explanation_figure,
              image_description: explanation_image_description,
            },
          ]
        : []),
    ];
  });
}

/** Draws the picture of each item anew, and deletes those that no item has. */
export async function drawPictures(): Promise<string> {
  await mkdir(PICTURES_FOLDER, { recursive: true });
  const items = await readIllustratedItems();
  for (const { slug, figure } of items) {
    await writeFile(
      new URL(`${slug}.png`, PICTURES_FOLDER),
      await renderFigure(figure).png(pngOptions(figure)).toBuffer(),
    );
  }
  const wanted = new Set(items.map(({ slug }) => `${slug}.png`));
  const unused = (await readdir(PICTURES_FOLDER)).filter((name) => !wanted.has(name));
  for (const name of unused) await rm(new URL(name, PICTURES_FOLDER));
  return `${items.length} pictures drawn, ${unused.length} deleted.`;
}
