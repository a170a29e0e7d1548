import type { Diagram } from './diagram-schema';

/** What a drawing may differ from its texts that is not to scale: it still looks like what they tell. */
const DEGREES_OFF = 6;
const LENGTH_OFF = 0.06;

/** Why the texts of a diagram contradict its drawing. */
export const diagramFlaws = (diagram: Diagram) => [
  ...tickFlaws(diagram),
  ...angleFlaws(diagram, diagram.isToScale ? 1 : DEGREES_OFF),
  ...(diagram.isToScale ? scaleFlaws(diagram) : []),
];

/** Ticks say which lines are equally long: they stand on at least two lines, which are drawn so. */
function tickFlaws({ points, lines }: Diagram): string[] {
  return lines.flatMap(({ from, to, ticks }) => {
    const lengths = lines.filter((each) => ticks && each.ticks === ticks).map((each) => lengthOf(points, each));
    return [
      ...(lengths.length === 1 ? [`No line is marked like ${from}${to}`] : []),
      ...(Math.max(...lengths) > Math.min(...lengths) * (1 + LENGTH_OFF)
        ? [`${from}${to} is not as long as another with its marks`]
        : []),
    ];
  });
}

/** Angles whose text is another than that of the drawing. */
function angleFlaws({ points, angles }: Diagram, most: number): string[] {
  return angles.flatMap(({ at, between: [one, other], size }) => {
    const [[x1, y1], [x2, y2]] = [offset(points, at, one), offset(points, at, other)];
    const degrees = (Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)) * 180) / Math.PI;
    return /^\d/.test(size) && !(Math.abs(degrees - Number.parseFloat(size)) <= most)
      ? [`The angle at ${at} is not ${size}`]
      : [];
  });
}

/** Lengths whose text is another than that of the drawing. */
function scaleFlaws({ points, lines }: Diagram): string[] {
  const zooms = lines.flatMap((line) =>
    line.length && !line.isName && /^\d/.test(line.length)
      ? [lengthOf(points, line) / Number.parseFloat(line.length)]
      : [],
  );
  const isUneven = zooms.some((zoom) => Math.abs(zoom / (zooms[0] ?? zoom) - 1) > 0.01);
  return isUneven ? ['The lengths have different scales'] : [];
}

const placeOf = (points: Diagram['points'], name: string) => points[name] ?? [Number.NaN, Number.NaN];

function offset(points: Diagram['points'], from: string, to: string) {
  const [[x1, y1], [x2, y2]] = [placeOf(points, from), placeOf(points, to)];
  return [x2 - x1, y2 - y1] as const;
}

const lengthOf = (points: Diagram['points'], { from, to }: Diagram['lines'][number]) =>
  Math.hypot(...offset(points, from, to));
