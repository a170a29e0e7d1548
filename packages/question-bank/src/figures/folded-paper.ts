import { z } from 'zod';
import { total } from '../lists';
import { figureKind } from './figure-kind';
import { COLOURS, circle, label, mirrorLine, type Point, polygon, rectangle, svg, WIDTH } from './svg';

const foldSchema = z.enum([
  'left-over-right',
  'right-over-left',
  'top-over-bottom',
  'bottom-over-top',
  'top-left-over-bottom-right',
]);
const holeSchema = z.tuple([z.number(), z.number()]);

/** A square sheet with sides of 8 that is folded and punched; x to the right, y down. */
const foldedPaperSchema = z.strictObject({
  kind: z.literal('folded-paper'),
  folds: z.array(foldSchema).min(1),
  /** Punched through all layers after the last fold. */
  holes: z.array(holeSchema).min(1),
  sheets: z.array(z.strictObject({ label: z.string(), holes: z.array(holeSchema) })),
});

export type FoldedPaper = z.infer<typeof foldedPaperSchema>;
type Fold = z.infer<typeof foldSchema>;

interface Crease {
  from: Point;
  to: Point;
  reflect(point: Point): Point;
  /** The part of the paper that stays where it is. */
  stays(point: Point): boolean;
}

const SHEET: Point[] = [
  [0, 0],
  [8, 0],
  [8, 8],
  [0, 8],
];

/** The crease of a fold through the middle of what is left of the paper. */
function creaseOf(fold: Fold, paper: readonly Point[]): Crease {
  const [xs, ys] = [paper.map(([x]) => x), paper.map(([, y]) => y)];
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const upright = { from: [x, y1], to: [x, y2], reflect: ([px, py]: Point): Point => [2 * x - px, py] } as const;
  const level = { from: [x1, y], to: [x2, y], reflect: ([px, py]: Point): Point => [px, 2 * y - py] } as const;
  switch (fold) {
    case 'left-over-right':
      return { ...upright, stays: ([px]) => px >= x };
    case 'right-over-left':
      return { ...upright, stays: ([px]) => px <= x };
    case 'top-over-bottom':
      return { ...level, stays: ([, py]) => py >= y };
    case 'bottom-over-top':
      return { ...level, stays: ([, py]) => py <= y };
    case 'top-left-over-bottom-right':
      return {
        from: [x2, y1],
        to: [x1, y2],
        reflect: ([px, py]) => [x2 - (py - y1), y1 + (x2 - px)],
        stays: ([px, py]) => px - x1 + (py - y1) >= x2 - x1,
      };
  }
}

/** The paper before each fold and after the last one, and the creases. */
export function foldSteps(folds: readonly Fold[]): { papers: Point[][]; creases: Crease[] } {
  const papers = [SHEET];
  const creases: Crease[] = [];
  for (const fold of folds) {
    const paper = papers.at(-1) ?? SHEET;
    const crease = creaseOf(fold, paper);
    papers.push(around([...paper.filter(crease.stays), crease.from, crease.to]));
    creases.push(crease);
  }
  return { papers, creases };
}

/** Corners in the order of a walk around them. */
function around(corners: readonly Point[]): Point[] {
  const unique = corners.filter((one, at) => corners.findIndex((other) => String(other) === String(one)) === at);
  const middle = [0, 1].map((axis) => total(unique.map((each) => each[axis] ?? 0)) / unique.length);
  const angle = ([x, y]: Point) => Math.atan2(y - (middle[1] ?? 0), x - (middle[0] ?? 0));
  return unique.toSorted((one, other) => angle(one) - angle(other));
}

const UNIT = 13;
const PITCH = 132;

function drawFoldedPaper({ folds, holes, sheets }: FoldedPaper): string {
  const { papers, creases } = foldSteps(folds);
  const placeAt =
    (top: number, index: number) =>
    ([x, y]: Point): Point => [20 + index * PITCH + x * UNIT, top + y * UNIT];
  const title = (top: number, text: string) => label([20, top], text, { anchor: 'start', isBold: true });
  return svg(WIDTH, sheets.length > 0 ? 400 : 196, [
    title(22, 'Folding'),
    ...papers.flatMap((paper, index) => {
      const place = placeAt(46, index);
      const crease = creases[index];
      return [
        polygon(SHEET.map(place), COLOURS.white, 1),
        polygon(paper.map(place), index === 0 ? COLOURS.white : COLOURS.mint, 2.5),
        ...(crease
          ? [mirrorLine(place(crease.from), place(crease.to))]
          : holes.map((hole) => circle(place(hole), 6, COLOURS.ink))),
        label(place([4, 9.2]), index === 0 ? 'sheet' : `after fold ${index}`),
      ];
    }),
    ...(sheets.length > 0 ? [title(220, 'Unfolded')] : []),
    ...sheets.flatMap((sheet, index) => {
      const place = placeAt(244, index);
      return [
        rectangle(place([0, 0]), 8 * UNIT, 8 * UNIT, COLOURS.white),
        ...sheet.holes.map((hole) => circle(place(hole), 6, COLOURS.ink)),
        label(place([4, 9.2]), sheet.label),
      ];
    }),
  ]);
}

export const FOLD_WORDS: Record<Fold, string> = {
  'left-over-right': 'the left half over the right half',
  'right-over-left': 'the right half over the left half',
  'top-over-bottom': 'the top half over the bottom half',
  'bottom-over-top': 'the bottom half over the top half',
  'top-left-over-bottom-right': 'the top left corner over the bottom right corner',
};

const placesOf = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x} from the left and ${y} from the top`).join('; ');

export const foldedPaper = figureKind(foldedPaperSchema, {
  draw: drawFoldedPaper,
  describe: ({ folds, holes, sheets }) =>
    [
      `A square sheet with sides of 8 units: ${folds.map((fold) => FOLD_WORDS[fold].replace('over', 'is folded over')).join(', then ')}.`,
      `After that, holes are punched, measured on the whole sheet: ${placesOf(holes)}.`,
      ...sheets.map((sheet) => `${sheet.label} has holes at: ${placesOf(sheet.holes)}.`),
    ].join(' '),
});
