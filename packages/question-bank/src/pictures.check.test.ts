import { readdir, readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { drawFigure, figureFlaws } from './figures/figure';
import { type LabelBox, labelBoxes } from './figures/svg';
import { densityOf, PICTURES_FOLDER, readIllustratedItems, renderFigure } from './pictures';

/** Widest that a picture is on a phone, and the smallest text that is read there without opening it. */
const PHONE_WIDTH = 358;
const SMALLEST_TEXT = 11;

/** Another release of the renderer smooths edges otherwise; a digit that changes has more pixels of another colour. */
const COLOUR_TOLERANCE = 96;
const PIXEL_TOLERANCE = 20;

const WIDEST = { drawing: 660, scene: 1000 };
const KILOBYTES = { drawing: 25, scene: 140 };

const items = await readIllustratedItems();
const named = items.map((item) => [item.slug, item] as const);

test('at least 70 questions have a picture, and every picture has its question', async () => {
  expect(items.length).toBeGreaterThanOrEqual(70);
  expect((await readdir(PICTURES_FOLDER)).sort()).toEqual(items.map(({ slug }) => `${slug}.png`).sort());
});

const CHANNELS = 3;

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

const overlap = (one: LabelBox, other: LabelBox) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(named)('%s', (slug, { figure, image_description }) => {
  const kind = figure.kind === 'scene' ? 'scene' : 'drawing';
  const drawing = drawFigure(figure);
  const labels = labelBoxes(drawing);
  const [left = 0, top = 0, width = 0, height = 0] =
    drawing
      .match(/viewBox="([^"]*)"/)?.[1]
      ?.split(' ')
      .map(Number) ?? [];

  it('has the picture that its figure gives', async () => {
    const file = await readFile(new URL(`${slug}.png`, PICTURES_FOLDER));
    const shown = await sharp(file).metadata();
    expect([shown.width, shown.height]).toEqual([width, height].map((size) => size * densityOf(figure)));
    expect(await differences(sharp(file), renderFigure(figure))).toBeLessThanOrEqual(PIXEL_TOLERANCE);
    expect(file.length / 1024).toBeLessThan(KILOBYTES[kind]);
    expect(Math.min(width, height)).toBeGreaterThan(100);
    expect(width).toBeLessThanOrEqual(WIDEST[kind]);
  });

  it('is drawn from a figure without contradictions, by numbers alone', () => {
    expect(figureFlaws(figure)).toEqual([]);
    expect(drawing).not.toMatch(/NaN|Infinity|<text/);
  });

  it('has labels that are whole, apart from each other, and readable on a phone', () => {
    expect(
      labels.filter(
        (box) => box.x < left || box.y < top || box.x + box.width > left + width || box.y + box.height > top + height,
      ),
    ).toEqual([]);
    expect(labels.filter((one, at) => labels.slice(at + 1).some((other) => overlap(one, other)))).toEqual([]);
    const smallest = Math.min(...labels.map(({ size }) => size)) * (PHONE_WIDTH / width);
    expect(smallest).toBeGreaterThanOrEqual(SMALLEST_TEXT);
    expect(labels.filter(({ text }) => text !== text.trim() || text === '')).toEqual([]);
  });

  it('is described for those who cannot see it, without an option’s letter', () => {
    expect(image_description.length).toBeGreaterThanOrEqual(40);
    expect(image_description.length).toBeLessThanOrEqual(1_600);
    expect(image_description).not.toMatch(/\b(?:option|answer|choice) [A-E]\b|\bcorrect\b|\banswer is\b/i);
  });

  if (figure.kind === 'bar-chart' || figure.kind === 'line-graph') {
    it('has axes that say what they show, and in which unit', () => {
      const [names, values] =
        figure.kind === 'bar-chart' ? [figure.labelTitle, figure.valueTitle] : [figure.xTitle, figure.yTitle];
      expect([figure.title, names].filter((text) => text.trim() === '')).toEqual([]);
      expect(values).toMatch(/^Number of |\(.+\)$/);
    });
  }
});
