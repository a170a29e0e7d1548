import { type ColorName, customProperty, onDarkArea, onDarkAreaHighContrast, type Theme, themes } from './themes';
import { color, focusRing, font, fontSize, height, media } from './tokens';

/** Dark in every theme: these keep the colour that the theme gives them, while what stands on them changes. */
const AREAS: readonly string[] = ['night', 'practice', 'weekly', 'mega'] satisfies ColorName[];

function declarations(theme: Partial<Theme>, isLeftOut = (_name: string) => false): string {
  return Object.entries(theme)
    .filter(([name]) => !isLeftOut(name))
    .map(([name, value]) => `${customProperty(name)}:${value};`)
    .join('');
}

const isArea = (name: string) => AREAS.includes(name);
const light = `color-scheme:light;${declarations(themes.light)}`;
const dark = `color-scheme:dark;${declarations(themes.dark)}`;
const highContrast = `color-scheme:light;${declarations(themes.highContrast)}`;
const onDarkHighContrast = declarations(onDarkAreaHighContrast);

/** What is dark on every screen is bright in print, and so are its figures dark there. */
const printedAreas = declarations(Object.fromEntries(AREAS.map((name) => [name, themes.light.sunken])));
const printedOnAreas = declarations({ brandGlow: themes.light.warnText });

const themeCss = `
:root, [data-surface='light'] { ${light} }
@media not print {
  [data-theme='dark'] { ${dark} }
  @media (prefers-color-scheme: dark) { [data-theme='system'] { ${dark} } }
  [data-theme='high-contrast'], [data-theme='high-contrast'] [data-surface='light'] { ${highContrast} }
  @media (prefers-contrast: more) and (prefers-color-scheme: light) { [data-theme='system'] { ${highContrast} } }
  [data-surface='dark'] { color-scheme:dark;${declarations(onDarkArea, isArea)} }
  [data-theme='high-contrast'] [data-surface='dark'] { ${onDarkHighContrast} }
  @media (prefers-contrast: more) and (prefers-color-scheme: light) {
    [data-theme='system'] [data-surface='dark'] { ${onDarkHighContrast} }
  }
}
[data-surface] { color: ${color.ink}; }
@media print { :root, [data-surface='light'] { ${printedAreas} } [data-surface='dark'] { ${printedOnAreas} } body { background: none; } }
`;

const baseCss = `
@media (pointer: coarse) { :root { --target: 44px; --dense: 44px; } }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: var(--notices-height, 0px); }
html:has(dialog:modal) { overflow: hidden; }
body {
  min-height: 100dvh;
  margin: 0;
  font: 400 1rem/1.5 ${font.text};
  overflow-wrap: break-word;
  background: ${color.paper};
  color: ${color.ink};
}
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; border: 0; }
h1, h2, h3, h4 {
  font-family: ${font.display};
  font-weight: 700;
  line-height: 1.08;
  letter-spacing: -0.02em;
  text-wrap: balance;
}
h1 { font-size: ${fontSize[34]}; }
h2 { font-size: ${fontSize[28]}; }
h3 { font-size: ${fontSize[20]}; }
h4 { font-size: ${fontSize[18]}; }
${media.narrow} { h1 { font-size: ${fontSize[28]}; } h2 { font-size: ${fontSize[22]}; } }
ul, ol { list-style: none; }
fieldset { min-width: 0; }
summary { padding-block: max(0px, (${height.target} - 1lh) / 2); }
a { text-underline-offset: 0.2em; color: ${color.action}; }
a:hover { color: ${color.actionHover}; }
img, svg { display: block; max-width: 100%; }
button, input, select, textarea { font: inherit; color: inherit; }
button, label, summary { -webkit-tap-highlight-color: transparent; touch-action: manipulation; }
table { border-collapse: collapse; }
mark { border-radius: 3px; background: ${color.highlight}; color: inherit; }
[hidden] { display: none !important; }
::selection { background: ${color.highlight}; color: ${color.ink}; }
:focus-visible { ${focusRing} }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after, ::backdrop {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }
}
`;

/**
 * Themes and base styles as one text. It belongs into the page itself, before any script, so that the first paint
 * already has its colours. `data-theme` on the root chooses the theme; `data-surface="dark"` or `"light"` on an area
 * that is dark or bright in every theme gives what stands on it the right colours.
 */
export const globalCss = themeCss + baseCss;
