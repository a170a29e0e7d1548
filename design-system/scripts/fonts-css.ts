import { createRequire } from 'node:module';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import { fromFile } from '@capsizecss/unpack/fs';

const { resolve } = createRequire(import.meta.url);

/** Files of letters. A browser loads one when a page has a letter of it, and takes one of two from the later face. */
const RANGES = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, ' +
    'U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  vietnamese: 'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9, U+20AB',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
    'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
};
type Subset = keyof typeof RANGES;
const ALL_SUBSETS = Object.keys(RANGES) as Subset[];

/** The weight of everything in the family of headings: the file of all weights is twice as large. */
const HEADING_WEIGHT = 700;
const HEADING_FILE = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${HEADING_WEIGHT}-normal.woff2`;

const variable = (name: string) => `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;

function face(familyName: string, file: string, weights: string, subset: Subset): string {
  return `@font-face {
  font-family: "${familyName}";
  src: url("${file.replace('-latin-', `-${subset}-`)}") format("woff2");
  font-display: swap;
  font-style: normal;
  font-weight: ${weights};
  unicode-range:${RANGES[subset].length > 100 ? '\n    ' : ' '}${RANGES[subset]};
}`;
}

/** Fonts made to be exactly as wide as another: what most devices with Linux have in its place. */
const AS_WIDE_AS: Record<string, string[]> = {
  Arial: ['Liberation Sans', 'LiberationSans'],
  'Arial Bold': ['Liberation Sans Bold', 'LiberationSans-Bold'],
};

/** The local font scaled so that it is as wide as ours: nothing moves when ours arrives. */
async function fallbackFace(familyName: string, file: string, local: FontMetrics, fontWeight: string): Promise<string> {
  const ours = await fromFile(resolve(file));
  const { fontFaces } = createFontStack([{ ...ours, familyName }, local], { fontFaceProperties: { fontWeight } });
  const others = (AS_WIDE_AS[local.familyName] ?? []).map((name) => `local('${name}')`);
  return fontFaces.replace(/src: .*(?=;)/, (source) => [source, ...others].join(', '));
}

// Widths differ with the weight, so each weight that we use is measured in its own file. Arimo is as wide as Arial.
async function arialBold(): Promise<FontMetrics> {
  const { xWidthAvg, subsets } = await fromFile(resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'));
  const names = { familyName: 'Arial Bold', fullName: 'Arial Bold', postscriptName: 'Arial-BoldMT' };
  return { ...arial, ...names, xWidthAvg, subsets };
}

/** The text of `src/fonts.css`: our three families, and the fallback of each until it has come. */
export async function fontsCss(): Promise<string> {
  const bold = await arialBold();
  const figtree = (weight: number) => `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`;
  const faces = [
    '/* Written by "pnpm run assets" from the measures of the fonts; a test compares. */',
    ...ALL_SUBSETS.map((subset) => face('Bricolage Grotesque', HEADING_FILE, `${HEADING_WEIGHT}`, subset)),
    // Figtree has no Vietnamese letters.
    ...(['latin-ext', 'latin'] as const).map((subset) => face('Figtree', variable('figtree'), '300 900', subset)),
    ...ALL_SUBSETS.map((subset) => face('Literata', variable('literata'), '200 900', subset)),
    await fallbackFace('Bricolage Grotesque', HEADING_FILE, bold, `${HEADING_WEIGHT}`),
    await fallbackFace('Figtree', figtree(400), arial, '300 500'),
    await fallbackFace('Figtree', figtree(600), bold, '600 900'),
    await fallbackFace('Literata', variable('literata'), georgia, '200 900'),
  ];
  return `${faces.join('\n\n')}\n`.replaceAll("'", '"');
}
