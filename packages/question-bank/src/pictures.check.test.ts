import { readdir } from 'node:fs/promises';
import { expectPicture, rowsOf } from '../test/expect-picture';
import { drawFigure, figureFlaws } from './figures/figure';
import { type LabelBox, labelBoxes } from './figures/svg';
import { PICTURES_FOLDER, readIllustratedItems } from './pictures';

/** Widest that a picture is on a phone, and the smallest text that is read there without opening it. */
const PHONE_WIDTH = 358;
const SMALLEST_TEXT = 11;

const items = await readIllustratedItems();
const named = items.map((item) => [item.slug, item] as const);

test('at least 70 questions have a picture, and every picture has its question', async () => {
  expect(items.length).toBeGreaterThanOrEqual(70);
  expect((await readdir(PICTURES_FOLDER)).sort()).toEqual(items.map(({ slug }) => `${slug}.png`).sort());
});

const overlap = (one: LabelBox, other: LabelBox) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.each(rowsOf(named, 'short'))('%s has the picture that its figure gives', (_slug, item) => expectPicture(item));

describe.each(named)('%s', (_slug, { figure, image_description }) => {
  const drawing = drawFigure(figure);
  const labels = labelBoxes(drawing);
  const [left = 0, top = 0, width = 0, height = 0] =
    drawing
      .match(/viewBox="([^"]*)"/)?.[1]
      ?.split(' ')
      .map(Number) ?? [];

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
