import { createRequire } from 'node:module';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import { fromFile } from '@capsizecss/unpack/fs';

const { resolve } = createRequire(import.meta.url);

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** The weight of everything in the family of headings: the file of all weights is twice as large. */
const HEADING_WEIGHT = 700;
const HEADING_FILE = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${HEADING_WEIGHT}-normal.woff2`;

const variable = (name: string) => `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;

function face(familyName: string, file: string, weights: string): string {
  return `@font-face {
  font-family: "${familyName}";
  src: url("${file}") format("woff2");
  font-display: swap;
  font-style: normal;
  font-weight: ${weights};
  unicode-range:
    ${LATIN};
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
    face('Bricolage Grotesque', HEADING_FILE, `${HEADING_WEIGHT}`),
    face('Figtree', variable('figtree'), '300 900'),
    face('Literata', variable('literata'), '200 900'),
    await fallbackFace('Bricolage Grotesque', HEADING_FILE, bold, `${HEADING_WEIGHT}`),
    await fallbackFace('Figtree', figtree(400), arial, '300 500'),
    await fallbackFace('Figtree', figtree(600), bold, '600 900'),
    await fallbackFace('Literata', variable('literata'), georgia, '200 900'),
  ];
  return `${faces.join('\n\n')}\n`.replaceAll("'", '"');
}
