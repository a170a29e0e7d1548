import { type Diagram, diagramSchema, drawnAngle, drawnLength } from './diagram-schema';
import { figureKind } from './figure-kind';
import { COLOURS, circle, label, line, type Point, path, polygon, round, svg } from './svg';
import { textWidth } from './text';

const BOX = { width: 440, height: 260 };
const MARGIN = 60;
const FILLS = { green: COLOURS.leaf, sand: COLOURS.sand, amber: COLOURS.amber, white: COLOURS.white };

function drawDiagram(diagram: Diagram): string {
  const places = Object.values(diagram.points);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(BOX.width / (right - left), BOX.height / (high - low || 1));
  const at = (name: string): Point => {
    const place = diagram.points[name];
    if (!place) throw new Error(`The diagram has no point ${name}.`);
    return [MARGIN + (place[0] - left) * zoom, MARGIN + (high - place[1]) * zoom];
  };
  const [width, height] = [(right - left) * zoom + 2 * MARGIN, (high - low) * zoom + 2 * MARGIN];
  const middle: Point = [width / 2, height / 2];
  return svg(Math.max(width, 260), height + (diagram.isToScale ? 0 : 26), [
    ...diagram.areas.map(({ corners, fill }) => polygon(corners.map(at), FILLS[fill], 2.5)),
    ...diagram.angles.flatMap((angle) =>
      angleParts(at(angle.at), at(angle.between[0]), at(angle.between[1]), angle.size),
    ),
    ...diagram.lines.flatMap((each) => lineParts(each, at(each.from), at(each.to), middle)),
    ...(diagram.dots ?? []).map((name) => circle(at(name), 5, COLOURS.ink)),
    ...diagram.named.map((name) => label(awayFrom(middle, at(name), 20), name, { size: LABEL, isBold: true })),
    ...(diagram.isToScale ? [] : [label([Math.max(width, 260) / 2, height + 4], 'Not drawn to scale', { size: 18 })]),
  ]);
}

function lineParts(
  { length, ticks = 0, isDashed, isInside }: Diagram['lines'][number],
  from: Point,
  to: Point,
  middle: Point,
) {
  const centre: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / size, (to[1] - from[1]) / size];
  const across: Point = [-along[1], along[0]];
  const outward = across[0] * (centre[0] - middle[0]) + across[1] * (centre[1] - middle[1]) < 0 ? -1 : 1;
  const text = length ?? '';
  const distance = 7 + extent(text, across);
  const side = outward * (isInside ? -1 : 1) * distance;
  return [
    line(from, to, { width: 2.5, ...(isDashed ? { isDashed } : {}) }),
    ...Array.from({ length: ticks }, (_, index) => {
      const shift = (index - (ticks - 1) / 2) * 7;
      const [x, y] = [centre[0] + along[0] * shift, centre[1] + along[1] * shift];
      return line([x - across[0] * 8, y - across[1] * 8], [x + across[0] * 8, y + across[1] * 8]);
    }),
    ...(text === ''
      ? []
      : [label([centre[0] + across[0] * side, centre[1] + across[1] * side], text, { size: LABEL })]),
  ];
}

function awayFrom([x0, y0]: Point, [x, y]: Point, distance: number): Point {
  const size = Math.hypot(x - x0, y - y0) || 1;
  return [x + ((x - x0) / size) * distance, y + ((y - y0) / size) * distance];
}

const LABEL = 19;

/** How far a label reaches from its middle in a direction. */
const extent = (text: string, [x, y]: Point) =>
  (textWidth(text, { size: LABEL, isBold: false }) / 2) * Math.abs(x) + LABEL * 0.38 * Math.abs(y);

/** The mark of an angle smaller than 180°, and its size: a square corner for `90°`, else an arc. */
function angleParts(at: Point, one: Point, other: Point, size: string): string[] {
  const [first, second] = [unit(at, one), unit(at, other)];
  const bisector = unit([0, 0], [first[0] + second[0], first[1] + second[1]]);
  const cosine = first[0] * second[0] + first[1] * second[1];
  if (size === '90°') {
    const corner = (forward: number, sideways: number): Point => [
      at[0] + first[0] * forward + second[0] * sideways,
      at[1] + first[1] * forward + second[1] * sideways,
    ];
    return [polygon([at, corner(18, 0), corner(18, 18), corner(0, 18)], COLOURS.sand)];
  }
  const isNarrow = cosine > 0.75;
  const radius = isNarrow ? 44 : 30;
  const isClockwise = first[0] * second[1] - first[1] * second[0] > 0 ? 1 : 0;
  const [start, end] = [first, second].map(([x, y]) => `${round(at[0] + x * radius)} ${round(at[1] + y * radius)}`);
  const sine = Math.sqrt((1 - cosine) / 2);
  const beside = Math.max(...[first, second].map(([x, y]) => extent(size, [-y, x]) + 4)) / sine;
  const distance = Math.max(radius + 5 + extent(size, bisector), Math.min(beside, 110));
  return [
    path(
      `M${round(at[0])} ${round(at[1])}L${start}A${radius} ${radius} 0 0 ${isClockwise} ${end}Z`,
      COLOURS.amber,
      1.5,
    ),
    label([at[0] + bisector[0] * distance, at[1] + bisector[1] * distance], size, { size: LABEL }),
  ];
}

function unit([x0, y0]: Point, [x, y]: Point): Point {
  const size = Math.hypot(x - x0, y - y0) || 1;
  return [(x - x0) / size, (y - y0) / size];
}

/** What a drawing may differ from its texts that is not to scale: it still looks like what they tell. */
const DEGREES_OFF = 6;
const LENGTH_OFF = 0.06;

/** Why the texts of a diagram contradict its drawing. */
const diagramFlaws = (diagram: Diagram) => [
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

/** A diagram is described by whoever writes its item. */
export const diagram = figureKind(diagramSchema, { draw: drawDiagram, flaws: diagramFlaws });
