import { textOutlines, textWidth, wrapped } from './text';

export const COLOURS = {
  ink: '#1c2721',
  grid: '#c9cfc9',
  green: '#1c6a4d',
  leaf: '#83bd9f',
  mint: '#a9d3bd',
  pale: '#e9f3ed',
  sand: '#f5f0e2',
  amber: '#fbbf24',
  red: '#b3261e',
  white: '#ffffff',
} as const;

/** Usual size of a text, for a drawing that is at most WIDTH wide: on a phone it is 11 px then. */
export const TEXT = 17;
export const WIDTH = 540;

export type Point = readonly [x: number, y: number];

/** Distance of two lines of a text, as a multiple of its size. */
export const LINE_HEIGHT = 1.2;

/** Space around the outermost label. */
const EDGE = 8;

/** A whole drawing on a white ground, which grows where a label would be cut off. */
export function svg(width: number, height: number, parts: readonly string[]): string {
  const boxes = labelBoxes(parts.join(''));
  const [left, top] = [Math.min(0, ...boxes.map(({ x }) => x - EDGE)), Math.min(0, ...boxes.map(({ y }) => y - EDGE))];
  const right = Math.max(width, ...boxes.map((box) => box.x + box.width + EDGE));
  const bottom = Math.max(height, ...boxes.map((box) => box.y + box.height + EDGE));
  const [x, y, across, down] = [left, top, right - left, bottom - top].map(Math.round);
  const size = `viewBox="${x} ${y} ${across} ${down}" width="${across}" height="${down}"`;
  const ground = `<rect x="${x}" y="${y}" width="${across}" height="${down}" fill="${COLOURS.white}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${[ground, ...parts].join('\n')}\n</svg>\n`;
}

interface LabelStyle {
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  isBold?: boolean;
  isTurned?: boolean;
  /** A white edge keeps the text readable on lines. */
  hasEdge?: boolean;
}

/** A text whose middle stands at the height `y`; turned, it reads upwards. */
export function label([x, y]: Point, text: string, style: LabelStyle = {}): string {
  const { anchor = 'middle', size = TEXT, isBold = false, isTurned = false, hasEdge } = style;
  const width = textWidth(text, { size, isBold });
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const turned = isTurned ? ` transform="rotate(-90 ${round(x)} ${round(y)})"` : '';
  const edge = hasEdge
    ? ` stroke="${COLOURS.white}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const [across, down] = [width, size * 0.75];
  const box = isTurned ? [x - down / 2, y - across / 2, down, across] : [left, y - down / 2, across, down];
  const marks = `data-label="${escaped(text)}" data-box="${box.map(round).join(' ')}" data-size="${size}"`;
  return `<g ${marks} fill="${COLOURS.ink}"${edge}${turned}>${textOutlines(text, [left, y + size * 0.35], { size, isBold })}</g>`;
}

/** The title above a chart or a table. */
export const heading = (title: string) => label([WIDTH / 2, 26], title, { isBold: true, size: 20 });

/** A text in lines that are at most as wide as asked for, whose middle stands at the height `y`. */
export function centred([x, y]: Point, text: string, width: number, style: LabelStyle = {}): string[] {
  const { size = TEXT, isBold = false } = style;
  const lines = text === '' ? [] : wrapped(text, width, { size, isBold });
  return lines.map((each, at) => label([x, y + (at - (lines.length - 1) / 2) * size * LINE_HEIGHT], each, style));
}

export interface LabelBox {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
}

/** Where the labels of a drawing stand. */
export function labelBoxes(drawing: string): LabelBox[] {
  return [...drawing.matchAll(/data-label="([^"]*)" data-box="([^"]*)" data-size="([^"]*)"/g)].map(
    ([, text = '', box = '', size]) => {
      const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
      return { text, x, y, width, height, size: Number(size) };
    },
  );
}

interface Stroke {
  colour?: string;
  width?: number;
  isDashed?: boolean;
}

export function line([x1, y1]: Point, [x2, y2]: Point, { colour, width = 2, isDashed }: Stroke = {}): string {
  const dashes = isDashed ? ' stroke-dasharray="8 6"' : '';
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour ?? COLOURS.ink}" stroke-width="${width}" stroke-linecap="round"${dashes}/>`;
}

/** One of the faint lines by which a value is read. */
export const gridLine = (from: Point, to: Point) => line(from, to, { colour: COLOURS.grid, width: 1.5 });

export const axis = (from: Point, to: Point) => line(from, to, { width: 2.5 });

/** A line to fold along, or a mirror. */
export const mirrorLine = (from: Point, to: Point, width = 3) =>
  line(from, to, { isDashed: true, width, colour: COLOURS.red });

export function rectangle([x, y]: Point, width: number, height: number, fill: string, stroke: string = COLOURS.ink) {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;
}

export function polygon(corners: readonly Point[], fill: string, strokeWidth = 2): string {
  const points = corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return `<polygon points="${points}" fill="${fill}" stroke="${COLOURS.ink}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>`;
}

/** Corners as SVG writes them, `0,0 8,16 -8,16`, counted from a place. */
export const cornersFrom = ([x, y]: Point, points: string): Point[] =>
  points.split(' ').map((corner) => {
    const [right = 0, down = 0] = corner.split(',').map(Number);
    return [x + right, y + down];
  });

export function circle([x, y]: Point, radius: number, fill: string, strokeWidth = 2): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${fill}" stroke="${COLOURS.ink}" stroke-width="${strokeWidth}"/>`;
}

export function path(data: string, fill: string, strokeWidth = 2): string {
  return `<path d="${data}" fill="${fill}" stroke="${COLOURS.ink}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>`;
}

/** The point at a distance in a direction; 0° is up and angles turn clockwise. */
export function towards([x, y]: Point, degrees: number, distance: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + distance * Math.sin(turn), y - distance * Math.cos(turn)];
}

/** A slice of a circle; 0° is up and angles turn clockwise. */
export function slice(centre: Point, radius: number, from: number, to: number): string {
  const [[x1, y1], [x2, y2]] = [towards(centre, from, radius), towards(centre, to, radius)];
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${round(centre[0])} ${round(centre[1])}L${round(x1)} ${round(y1)}A${radius} ${radius} 0 ${isLarge} 1 ${round(x2)} ${round(y2)}Z`;
}

/** Numbers from one to another, both included, free of the noise of sums of decimals. */
export const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => Number((from + index * step).toFixed(6)));

export const round = (value: number) => Number(value.toFixed(1));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
