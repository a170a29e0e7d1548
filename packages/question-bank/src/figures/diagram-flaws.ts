import { drawnAngle, drawnLength } from './diagram-measures';
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
    const lengths = lines.filter((each) => ticks && each.ticks === ticks).map((each) => drawnLength(points, each));
    return [
      ...(lengths.length === 1 ? [`No line is marked like ${from}${to}`] : []),
      ...(Math.max(...lengths) > Math.min(...lengths) * (1 + LENGTH_OFF)
        ? [`${from}${to} is not as long as another with its marks`]
        : []),
    ];
  });
}

/** Angles whose text is another than that of the drawing. */
const angleFlaws = ({ points, angles }: Diagram, most: number) =>
  angles.flatMap(({ at, between, size }) =>
    /^\d/.test(size) && !(Math.abs(drawnAngle(points, at, between) - Number.parseFloat(size)) <= most)
      ? [`The angle at ${at} is not ${size}`]
      : [],
  );

/** Lengths whose text is another than that of the drawing. */
function scaleFlaws({ points, lines }: Diagram): string[] {
  const zooms = lines.flatMap((line) =>
    line.length && !line.isName && /^\d/.test(line.length)
      ? [drawnLength(points, line) / Number.parseFloat(line.length)]
      : [],
  );
  const isUneven = zooms.some((zoom) => Math.abs(zoom / (zooms[0] ?? zoom) - 1) > 0.01);
  return isUneven ? ['The lengths have different scales'] : [];
}
