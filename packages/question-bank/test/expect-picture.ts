import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { drawFigure } from '../src/figures/figure';
import { densityOf, PICTURES_FOLDER, type readIllustratedItems, renderFigure } from '../src/pictures';

/** Another release of the renderer smooths edges otherwise; a digit that changes has more pixels of another colour. */
const COLOUR_TOLERANCE = 96;
const PIXEL_TOLERANCE = 20;

const WIDEST = { drawing: 660, scene: 1000 };
const KILOBYTES = { drawing: 25, scene: 140 };
const CHANNELS = 3;

/** Every eighth row is checked by `npm test`, the others by `npm run test:long` (docs/decisions/014-tests.md). */
export function rowsOf<Row>(all: readonly Row[], extent: 'short' | 'long'): Row[] {
  return all.filter((_row, index) => (index % 8 === 0) === (extent === 'short'));
}

/** The stored picture is the one that the figure gives, of the size and weight that pages expect. */
export async function expectPicture({ slug, figure }: Awaited<ReturnType<typeof readIllustratedItems>>[number]) {
  const kind = figure.kind === 'scene' ? 'scene' : 'drawing';
  const viewBox = drawFigure(figure).match(/viewBox="([^"]*)"/)?.[1];
  const [, , width = 0, height = 0] = viewBox?.split(' ').map(Number) ?? [];
  const file = await readFile(new URL(`${slug}.png`, PICTURES_FOLDER));
  const shown = await sharp(file).metadata();
  expect([shown.width, shown.height]).toEqual([width, height].map((size) => size * densityOf(figure)));
  expect(await differences(sharp(file), renderFigure(figure))).toBeLessThanOrEqual(PIXEL_TOLERANCE);
  expect(file.length / 1024).toBeLessThan(KILOBYTES[kind]);
  expect(Math.min(width, height)).toBeGreaterThan(100);
  expect(width).toBeLessThanOrEqual(WIDEST[kind]);
}

/** How many channels of pixels differ more than the tolerance between two pictures of one size. */
async function differences(one: Sharp, other: Sharp): Promise<number> {
  const { data, info } = await other.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: CHANNELS } as const;
  const difference = await one
    .composite([{ input: data, raw, blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const beyond = await sharp(difference, { raw }).threshold(COLOUR_TOLERANCE, { greyscale: false }).raw().toBuffer();
  // The statistics are those of the input, so the steps before are done already.
  const { channels } = await sharp(beyond, { raw }).stats();
  return channels.reduce((sum, { mean }) => sum + (mean / 255) * width * height, 0);
}
