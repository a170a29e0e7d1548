import type { z } from 'zod';

interface FigureParts<Figure> {
  /** As SVG. */
  draw: (figure: Figure) => string;
  /** All that is to be seen, and no more; absent where whoever writes the item describes it. */
  describe?: (figure: Figure) => string;
  /** Why a figure contradicts itself. */
  flaws?: (figure: Figure) => string[];
}

/** A kind of figure: the numbers that it is drawn from, and what can be done with them. */
export const figureKind = <Schema extends z.ZodType>(schema: Schema, parts: FigureParts<z.infer<Schema>>) => ({
  schema,
  ...parts,
});
