import * as color from './color';

/** Colours by their names in the themes: `color.ink` is `var(--ink)`. */
export { color };

/** Families with their metric-adjusted stand-ins; `fonts.css` defines both. */
export const font = {
  display: '"Bricolage Grotesque", "Bricolage Grotesque Fallback", system-ui, sans-serif',
  text: 'Figtree, "Figtree Fallback", system-ui, sans-serif',
  passage: 'Literata, "Literata Fallback", serif',
} as const;

/** Type sizes by their px at the usual root size. They are rem, so that a reader's own text size counts. */
export const fontSize = {
  13: '0.8125rem',
  14: '0.875rem',
  15: '0.9375rem',
  16: '1rem',
  18: '1.125rem',
  20: '1.25rem',
  22: '1.375rem',
  28: '1.75rem',
  34: '2.125rem',
  44: '2.75rem',
  hero: 'clamp(2.375rem, 5.2vw, 4rem)',
} as const;

export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  48: '48px',
  72: '72px',
} as const;

export type Space = keyof typeof space;

export const radius = { small: '8px', control: '12px', card: '18px', banner: '28px', full: '999px' } as const;

/**
 * Heights of what is pressed or filled in, and of the bar and the foot of a screen. `dense` is for admin rows, with 8 px
 * between; `target` is the least that can be pressed, such as a link by itself. Both are 44 px to a finger.
 */
export const height = {
  target: 'var(--target, 24px)',
  dense: 'var(--dense, 36px)',
  regular: '44px',
  field: '46px',
  large: '52px',
  option: '52px',
  bar: '60px',
  foot: '64px',
} as const;

/** How wide a page may grow. */
export const width = { narrow: '720px', regular: '1120px', wide: '1240px', passage: '34em' } as const;

/** Around what the keyboard is on; base styles give it to all, and parts to what stands for a hidden input. */
export const focusRing = `outline: 2.5px solid ${color.focus}; outline-offset: 2px;`;

/** The one shadow, for what floats. */
export const shadow = `0 20px 44px -18px ${color.shadow}`;

/** For `opacity` and `transform` only. */
export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const;

/** Stacking order. Dialogs need none: the browser keeps them in its top layer. */
export const layer = { behind: -1, sticky: 10, floating: 20, skipLink: 30 } as const;

/** From this width on, panes stand side by side. */
const SPLIT_PX = 768;

export const media = {
  wide: `@media (min-width: ${SPLIT_PX}px)`,
  narrow: `@media (max-width: ${SPLIT_PX - 0.02}px)`,
} as const;

/** Figures of one width, for clocks, scores and tables. */
export const tabularNums = 'font-variant-numeric: tabular-nums;';
