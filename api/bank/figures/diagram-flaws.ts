import type { Diagram } from './diagram-schema';

/** Why the texts of a diagram contradict its drawing. */
export const diagramFlaws = (diagram: Diagram) => [
  ...tickFlaws(diagram),
  ...(diagram.isToScale ? scaleFlaws(diagram) : []),
];

/** Ticks that say which lines are equally long stand on at least two lines. */
function tickFlaws({ lines }: Diagram): string[] {
  return lines.flatMap(({ from, to, ticks }) =>
    ticks && lines.filter((each) => each.ticks === ticks).length < 2 ? [`No line is marked like ${from}${to}`] : [],
  );
}

/** Lengths and angles whose text is another than that of the drawing. */
function scaleFlaws({ points, lines, angles }: Diagram): string[] {
  const place = (name: string) => points[name] ?? [Number.NaN, Number.NaN];
  const offset = (from: string, to: string) => [place(to)[0] - place(from)[0], place(to)[1] - place(from)[1]] as const;
  const zooms = lines.flatMap(({ from, to, length, isName }) =>
    length && !isName && /^\d/.test(length) ? [Math.hypot(...offset(from, to)) / Number.parseFloat(length)] : [],
  );
  const isUneven = zooms.some((zoom) => Math.abs(zoom / (zooms[0] ?? zoom) - 1) > 0.01);
  const wrongAngles = angles.flatMap(({ at, between: [one, other], size }) => {
    const [[x1, y1], [x2, y2]] = [offset(at, one), offset(at, other)];
    const degrees = (Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)) * 180) / Math.PI;
    return /^\d/.test(size) && Math.abs(degrees - Number.parseFloat(size)) > 1
      ? [`The angle at ${at} is not ${size}`]
      : [];
  });
  return [...(isUneven ? ['The lengths have different scales'] : []), ...wrongAngles];
}
