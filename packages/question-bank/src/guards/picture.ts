import { optionsOf } from '@wattle/contract/options';
import escapeStringRegexp from 'escape-string-regexp';
import { describeFigure, drawFigure, type Figure, type FigureOf, figureFlaws, figureSchema } from '../figures/figure';
import { labelBoxes } from '../figures/svg';
import { written } from '../figures/words';
import { range } from '../lists';
import { numbersIn } from '../text';
import type { Guard } from './guard';
import { allNumbersIn, COMMON } from './numbers';

/** A figure can be drawn and does not contradict itself, and its words tell what it shows. */
export const pictureIsDescribed: Guard = (item) => [
  ...flawsOf(item.figure, item.image_description),
  ...flawsOf(item.explanation_figure, item.explanation_image_description),
];

/** What the drawing of an explanation shows as a number stands in its item; the numbers of a scale may not. */
export const drawingKeepsNumbers: Guard = (item) => {
  const { explanation_figure: figure, question, mcq_options = '', explanation, image_description = '' } = item;
  if (!figure) return [];
  const known = new Set([...COMMON, ...allNumbersIn([question, mcq_options, explanation, image_description])]);
  const scale = scaleOf(figure);
  const strange = labelBoxes(drawFigure(figure))
    .map(({ text }) => text)
    .filter((text) => !scale.includes(text) && !/^\d+:\d\d$/.test(text))
    .flatMap(numbersIn)
    .filter((number) => !known.has(number));
  return strange.length > 0 ? [`Its drawing shows ${[...new Set(strange)].join(', ')}, which it does not tell.`] : [];
};

/** The numbers by which others are read. */
function scaleOf(figure: Figure): string[] {
  if (figure.kind === 'clock') return range(1, 12).map(String);
  return figure.kind === 'number-line' ? figure.labelled.map((value) => written(value)) : [];
}

function flawsOf(figure: Figure | undefined, words = ''): string[] {
  if (!figure) return [];
  const undrawable = drawingFlaws(figure);
  if (undrawable.length > 0) return undrawable;
  const isTold = words === (describeFigure(figure) ?? words);
  return [
    ...figureFlaws(figure).map((flaw) => `Its figure: ${flaw}.`),
    ...(isTold ? [] : ['Its description tells another picture.']),
    ...(figure.kind === 'diagram' ? diagramFlaws(figure, words) : []),
  ];
}

function drawingFlaws(figure: Figure): string[] {
  try {
    return /NaN|Infinity/.test(drawFigure(figureSchema.parse(figure))) ? ['Its figure is drawn without numbers.'] : [];
  } catch (error) {
    return [`Its figure cannot be drawn: ${error instanceof Error ? error.message : error}`];
  }
}

function diagramFlaws({ lines, angles, isToScale }: FigureOf<'diagram'>, words: string): string[] {
  const labels = [...lines.map(({ length = '' }) => length), ...angles.map(({ size }) => size)];
  const shown = labels.filter((label) => label !== '90°').flatMap(numbersIn);
  const told = new Set(numbersIn(words));
  const missing = shown.filter((number) => !told.has(number));
  return [
    ...(missing.length > 0 ? [`Its description leaves out ${missing.join(', ')}.`] : []),
    ...(words.includes('not drawn to scale') === isToScale ? ['Its description is wrong about the scale.'] : []),
  ];
}

/** Texts that are read in the picture itself, so the description lists them all. */
const TABLES = ['text-table', 'two-way-table'];

/** The description of a picture does not name the key as the only option. */
export const descriptionKeepsKey: Guard = (item) => {
  const { figure, image_description: description = '' } = item;
  if (figure && TABLES.includes(figure.kind)) return [];
  const named = optionsOf(item).filter(({ text }) => isNamed(text, description));
  const [only] = named;
  return named.length === 1 && only?.letter === item.correct_answer
    ? [`Its description gives the key away: “${only.text}”.`]
    : [];
};

/** As whole words and numbers: 1 is not named by 10, 1:30 or 1.5. */
function isNamed(option: string, description: string): boolean {
  const text = escapeStringRegexp(option.replace(/\.$/, ''));
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,:])${text}(?![\\p{L}\\d]|[.,:]\\d)`, 'iu').test(description);
}
