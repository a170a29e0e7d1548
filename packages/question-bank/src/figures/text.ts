import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

export interface TextStyle {
  size: number;
  isBold: boolean;
}

const require = createRequire(import.meta.url);

function readFont(weight: number): opentype.Font {
  const file = readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}

const FONTS = { regular: readFont(500), bold: readFont(700) };
const fontOf = ({ isBold }: TextStyle) => (isBold ? FONTS.bold : FONTS.regular);

/** Signs that the font lacks, in a square with sides of 1 whose bottom is the baseline. */
const SIGNS: Record<string, string> = {
  '★': star(),
  '●': 'M.15 -.35a.3 .3 0 1 0 .6 0a.3 .3 0 1 0 -.6 0z',
};
const SIGN_WIDTH = 0.9;

function star(): string {
  const corners = Array.from({ length: 10 }, (_, at) => {
    const [turn, radius] = [(at * Math.PI) / 5, at % 2 === 0 ? 0.46 : 0.19];
    return `${(0.45 + radius * Math.sin(turn)).toFixed(3)} ${(-0.33 - radius * Math.cos(turn)).toFixed(3)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The width of a text in the units of the drawing. */
export function textWidth(text: string, style: TextStyle): number {
  return [...parts(text)].reduce((sum, part) => sum + partWidth(part, style), 0);
}

/** The outlines of a text, so that a picture needs no font. */
export function textOutlines(text: string, [x, y]: readonly [number, number], style: TextStyle): string {
  let left = x;
  return [...parts(text)]
    .map((part) => {
      const start = left;
      left += partWidth(part, style);
      return outline(part, [start, y], style);
    })
    .join('');
}

const parts = (text: string) => text.split(/([★●])/).filter((part) => part !== '');

const partWidth = (part: string, style: TextStyle) =>
  SIGNS[part] ? SIGN_WIDTH * style.size : fontOf(style).getAdvanceWidth(part, style.size);

function outline(part: string, [x, y]: readonly [number, number], style: TextStyle): string {
  const sign = SIGNS[part];
  if (sign) return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${style.size})" d="${sign}"/>`;
  const missing = [...part].find((sign) => fontOf(style).charToGlyphIndex(sign) === 0);
  if (missing) throw new Error(`The font has no “${missing}”.`);
  return `<path d="${pathData(fontOf(style).getPath(part, x, y, style.size).commands)}"/>`;
}

/** The library's own toPathData writes NaN for some coordinates. */
const pathData = (commands: readonly opentype.PathCommand[]) =>
  commands.map(({ type, ...places }) => `${type}${coordinates(places).join(' ')}`).join('');

const coordinates = (places: Record<string, number>) =>
  ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((name) => {
    const value = places[name];
    return value === undefined ? [] : [Number(value.toFixed(1))];
  });

/** A text in lines that are no wider than asked for, where its words allow it; a line may end after a dash. */
export function wrapped(text: string, width: number, style: TextStyle): string[] {
  const [first = '', ...words] = text.split(/ |(?<=–)/);
  const lines: string[] = [];
  let last = first;
  for (const word of words) {
    const longer = `${last}${last.endsWith('–') ? '' : ' '}${word}`;
    if (textWidth(longer, style) > width) {
      lines.push(last);
      last = word;
    } else {
      last = longer;
    }
  }
  return [...lines, last];
}
