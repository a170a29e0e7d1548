import { writeFile } from 'node:fs/promises';
import { drawingsTs } from './brand/drawings-ts';
import { fontsCss } from './fonts-css';

// First, because the pictures are made of it.
await writeFile(new URL('../src/brand/drawings.ts', import.meta.url), drawingsTs());
const { favicon, sprig } = await import('./pictures');
await writeFile(new URL('../src/fonts.css', import.meta.url), await fontsCss());
await writeFile(new URL('../src/favicon.svg', import.meta.url), favicon());
await writeFile(new URL('../src/sprig.svg', import.meta.url), sprig());
