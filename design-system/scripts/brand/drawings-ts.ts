import { blossomPaths } from './blossom-paths';
import { leafPaths } from './leaf-paths';
import { sprigPaths } from './sprig-paths';

/** Seeds that gave well-balanced shapes. */
const BLOSSOM_SEED = 5;
const OTHER_BLOSSOM_SEED = 7;
const SPRIG_SEED = 4;

const LINE_LENGTH = 120;

const MARK_ROOT = { x: 9, y: 29.5 };

/** The text of `src/brand/drawings.ts`: the paths of everything that grows. */
export function drawingsTs(): string {
  const markLeaves = [
    leafPaths({ base: MARK_ROOT, angle: -1.75, length: 24, bend: -0.1, tone: 'leafPale' }),
    leafPaths({ base: MARK_ROOT, angle: -0.62, length: 23, bend: 0.1, tone: 'leaf' }),
  ];
  return `// Written by "pnpm run assets"; a test compares.
import type { BlossomDrawing, LeafDrawing, SprigDrawing } from './drawing';

export const BLOSSOM: BlossomDrawing = ${source(blossomPaths(BLOSSOM_SEED))};

/** Of the sprig only. */
export const OTHER_BLOSSOM: BlossomDrawing = ${source(blossomPaths(OTHER_BLOSSOM_SEED))};

export const MARK_LEAVES: readonly LeafDrawing[] = ${source(markLeaves)};

export const SPRIG: SprigDrawing = ${source(sprigPaths(SPRIG_SEED))};
`;
}

/** A value as source code in the format of the workspace; what fits in a line stands in one. */
function source(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((each) => `${inner}${source(each, inner)},\n`).join('')}${indent}]`;
  }
  const entries = Object.entries(value).map(([key, each]) => {
    const text = source(each, inner);
    const isLong = typeof each === 'string' && inner.length + key.length + text.length + 3 > LINE_LENGTH;
    return isLong ? `${key}:\n${inner}  ${text}` : `${key}: ${text}`;
  });
  const line = `{ ${entries.join(', ')} }`;
  if (indent.length + line.length < LINE_LENGTH && !line.includes('\n')) return line;
  return `{\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}}`;
}
