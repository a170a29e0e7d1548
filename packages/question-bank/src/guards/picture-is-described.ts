import { describeFigure, drawFigure, type Figure, figureFlaws, figureSchema } from '../figures/figure';
import { numbersIn } from '../numbers-in';
import type { Guard } from './guard';

/** A figure can be drawn and does not contradict itself, and its words tell what it shows. */
export const pictureIsDescribed: Guard = ({ figure, image_description: words = '' }) => {
  if (!figure) return [];
  const undrawable = drawingFlaws(figure);
  if (undrawable.length > 0) return undrawable;
  const isTold = words === (describeFigure(figure) ?? words);
  return [
    ...figureFlaws(figure).map((flaw) => `Its figure: ${flaw}.`),
    ...(isTold ? [] : ['Its description tells another picture.']),
    ...(figure.kind === 'diagram' ? diagramFlaws(figure, words) : []),
  ];
};

function drawingFlaws(figure: Figure): string[] {
  try {
    return /NaN|Infinity/.test(drawFigure(figureSchema.parse(figure))) ? ['Its figure is drawn without numbers.'] : [];
  } catch (error) {
    return [`Its figure cannot be drawn: ${error instanceof Error ? error.message : error}`];
  }
}

type Diagram = Extract<NonNullable<Parameters<Guard>[0]['figure']>, { kind: 'diagram' }>;

function diagramFlaws({ lines, angles, isToScale }: Diagram, words: string): string[] {
  const labels = [...lines.map(({ length = '' }) => length), ...angles.map(({ size }) => size)];
  const shown = labels.filter((label) => label !== '90°').flatMap(numbersIn);
  const told = new Set(numbersIn(words));
  const missing = shown.filter((number) => !told.has(number));
  return [
    ...(missing.length > 0 ? [`Its description leaves out ${missing.join(', ')}.`] : []),
    ...(words.includes('not drawn to scale') === isToScale ? ['Its description is wrong about the scale.'] : []),
  ];
}
