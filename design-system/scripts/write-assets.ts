import { writeFile } from 'node:fs/promises';
import { favicon } from './favicon';
import { fontsCss } from './fonts-css';

await writeFile(new URL('../src/fonts.css', import.meta.url), await fontsCss());
await writeFile(new URL('../src/favicon.svg', import.meta.url), favicon());
