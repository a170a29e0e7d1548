import { type Point, round } from '../svg';

export const SCENE = { width: 1000, height: 624 };

interface Look {
  /** Between 0 and 1. */
  opacity?: number;
  /** Degrees, clockwise, about the middle of the shape. */
  turn?: number;
}

function attributes({ opacity, turn }: Look, [x, y]: Point): string {
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return turn === undefined ? faint : `${faint} transform="rotate(${round(turn)} ${round(x)} ${round(y)})"`;
}

/** A rectangle without outline. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  look: Look & { corner?: number } = {},
) {
  const corner = look.corner === undefined ? '' : ` rx="${look.corner}"`;
  const size = `width="${round(width)}" height="${round(height)}"`;
  return `<rect x="${round(x)}" y="${round(y)}" ${size}${corner} fill="${fill}"${attributes(look, [x + width / 2, y + height / 2])}/>`;
}

export function oval(x: number, y: number, across: number, down: number, fill: string, look: Look = {}) {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}" fill="${fill}"${attributes(look, [x, y])}/>`;
}

export const disc = (x: number, y: number, radius: number, fill: string, look: Look = {}) =>
  oval(x, y, radius, radius, fill, look);

/** A shape with straight sides: `0,0 10,0 5,8`. */
export const facet = (corners: string, fill: string, { opacity }: Look = {}) =>
  `<polygon points="${corners}" fill="${fill}"${attributes(opacity === undefined ? {} : { opacity }, [0, 0])}/>`;

export const shape = (data: string, fill: string, { opacity }: Look = {}) =>
  `<path d="${data}" fill="${fill}"${attributes(opacity === undefined ? {} : { opacity }, [0, 0])}/>`;

/** A line along a path. */
export const stroke = (data: string, colour: string, width: number, { opacity }: Look = {}) =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(opacity === undefined ? {} : { opacity }, [0, 0])}/>`;

export const moved = (x: number, y: number, parts: readonly string[], zoom = 1) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${zoom})">${parts.join('')}</g>`;

/** Colours from the top to the bottom, each with its height between 0 and 1, to fill a shape with `url(#name)`. */
export function blend(name: string, colours: readonly (readonly [number, string])[]): string {
  const stops = colours.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
}

/** Light that fades from the middle of a shape, to fill it with `url(#name)`. */
export function glow(name: string, colour: string, strength: number): string {
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="${name}">${stop(0, strength)}${stop(0.45, strength * 0.45)}${stop(1, 0)}</radialGradient>`;
}

/** The same number between 0 and 1 for the same seed, so that a scene is drawn alike each time. */
export function scatter(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

export const times = <Part>(count: number, part: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => part(index));
