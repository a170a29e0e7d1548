import { type ColorName, onDarkArea, themes } from './themes';

/** Relative luminance of a #rrggbb, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES: ColorName[] = ['paper', 'surface', 'sunken'];

const TEXTS: [text: ColorName, grounds: ColorName[]][] = [
  ['ink', [...SURFACES, 'brandSoft', 'brandWash', 'actionSoft', 'infoSoft', 'dangerSoft', 'highlight', 'glow']],
  ['inkSoft', [...SURFACES, 'glow']],
  ['warnText', ['brandSoft', 'surface']],
  ['onBrand', ['brand', 'brandGlow']],
  ['action', ['paper', 'surface', 'actionSoft']],
  ['actionHover', ['paper', 'surface', 'actionSoft']],
  ['onAction', ['action', 'actionHover']],
  ['info', ['infoSoft']],
  ['danger', ['paper', 'surface', 'dangerSoft']],
  ['onDanger', ['danger', 'dangerHover']],
  ['paper', ['ink']],
];

// Edges of controls, bars and rings: not text, but they must be seen.
const SHAPES: [shape: ColorName, grounds: ColorName[]][] = [
  ['control', ['paper', 'surface', 'actionSoft']],
  ['action', ['paper', 'surface', 'sunken', 'actionSoft']],
  ['danger', ['surface', 'dangerSoft']],
  ['focus', ['paper', 'surface', 'glow']],
];

const AREAS: ColorName[] = ['night', 'practice', 'weekly', 'mega'];

const pairsOf = (list: [ColorName, ColorName[]][]) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe.each([
  { name: 'light', theme: themes.light, least: 4.5 },
  { name: 'dark', theme: themes.dark, least: 4.5 },
  { name: 'high contrast', theme: themes.highContrast, least: 7 },
])('in the $name theme', ({ theme, least }) => {
  test.each(pairsOf(TEXTS))('%s can be read on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(least);
  });

  test.each(pairsOf(SHAPES))('%s can be seen on %s', (shape, ground) => {
    expect(contrast(theme[shape], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

test.each(pairsOf(TEXTS).filter(([, ground]) => SURFACES.includes(ground)))(
  'dark reads with ease: %s on %s',
  (text, ground) => {
    expect(contrast(themes.dark[text], themes.dark[ground])).toBeGreaterThanOrEqual(7);
  },
);

describe.each(AREAS)('on %s, which is dark in every theme', (area) => {
  const grounds = [themes.light[area], themes.dark[area], themes.highContrast[area]];
  const least = (front: ColorName) => Math.min(...grounds.map((ground) => contrast(onDarkArea[front], ground)));

  test.each(['ink', 'inkSoft', 'action', 'info', 'danger', 'brandGlow'] as const)('%s can be read', (text) => {
    expect(least(text)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['control', 'focus', 'brand'] as const)('%s can be seen', (shape) => {
    expect(least(shape)).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ['inkSoft', 'sunken', 6.45],
  ['danger', 'dangerSoft', 5.4],
  ['warnText', 'brandSoft', 5.48],
  ['onAction', 'action', 6.53],
  ['control', 'surface', 4.41],
] as const)('light %s on %s is the ratio that was designed', (front, ground, ratio) => {
  expect(contrast(themes.light[front], themes.light[ground])).toBeCloseTo(ratio, 2);
});
