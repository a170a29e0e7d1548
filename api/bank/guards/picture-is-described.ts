import { describeFigure, figureFlaws } from '../figures/figure';
import { numbersIn } from '../numbers-in';
import type { Guard } from './guard';

/** A figure does not contradict itself, and its words tell what it shows. */
export const pictureIsDescribed: Guard = ({ figure, image_description: words = '' }) => {
  if (!figure) return [];
  const isTold = words === (describeFigure(figure) ?? words);
  return [
    ...figureFlaws(figure).map((flaw) => `Its figure: ${flaw}.`),
    ...(isTold ? [] : ['Its description tells another picture.']),
    ...(figure.kind === 'diagram' ? diagramFlaws(figure, words) : []),
  ];
};

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
