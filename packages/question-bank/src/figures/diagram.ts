import { angleParts, extent, LABEL } from './diagram-angles';
import { diagramFlaws } from './diagram-flaws';
import { type Diagram, diagramSchema } from './diagram-schema';
import { figureKind } from './figure-kind';
import { COLOURS, circle, label, line, type Point, polygon, svg } from './svg';

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

/** A diagram is described by whoever writes its item. */
export const diagram = figureKind(diagramSchema, { draw: drawDiagram, flaws: diagramFlaws });
