import { z } from 'zod';
import * as kinds from './kinds';

type Kind = (typeof kinds)[keyof typeof kinds];

/** The numbers that a picture is drawn from. */
export type Figure = z.infer<Kind['schema']>;

/** The figures of one kind. */
export type FigureOf<Name extends Figure['kind']> = Extract<Figure, { kind: Name }>;

/** What each kind of figure can do; methods, so that one kind stands for all. */
interface FigureKind {
  schema: { shape: { kind: { value: string } } };
  draw(figure: Figure): string;
  /** All that is to be seen, and no more. */
  describe?(figure: Figure): string;
  /** Why a figure contradicts itself. */
  flaws?(figure: Figure): string[];
}

const KINDS: FigureKind[] = Object.values(kinds);

const BY_NAME = new Map(KINDS.map((kind) => [kind.schema.shape.kind.value, kind]));

const schemas = Object.values(kinds).map(({ schema }) => schema);

export const figureSchema = z.discriminatedUnion('kind', schemas as [Kind['schema'], ...Kind['schema'][]]);

function kindOf({ kind }: Figure): FigureKind {
  const found = BY_NAME.get(kind);
  if (!found) throw new Error(`No kind of figure is called ${kind}.`);
  return found;
}

/** The picture of an item as SVG. */
export const drawFigure = (figure: Figure) => kindOf(figure).draw(figure);

/** The same picture in words; undefined where whoever writes the item describes it. */
export const describeFigure = (figure: Figure) => kindOf(figure).describe?.(figure);

/** Why a figure contradicts itself; empty when it doesn't. */
export const figureFlaws = (figure: Figure) => kindOf(figure).flaws?.(figure) ?? [];
