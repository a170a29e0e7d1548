import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeAppIcons } from './app-icons';
import { fontsCss } from './fonts-css';
import { favicon, sprig } from './pictures';

await writeFile(new URL('../src/fonts.css', import.meta.url), await fontsCss());
await writeFile(new URL('../src/favicon.svg', import.meta.url), favicon());
await writeFile(new URL('../src/sprig.svg', import.meta.url), sprig());
await writeAppIcons(fileURLToPath(new URL('../src/app-icons', import.meta.url)));
