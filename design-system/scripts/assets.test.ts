import { readFile } from 'node:fs/promises';
import { fontsCss } from './fonts-css';
import { favicon, sprig } from './pictures';

const written = (file: string) => readFile(new URL(`../src/${file}`, import.meta.url), 'utf8');

test('the fallback faces have the measures of the fonts that are installed', async () => {
  expect(await written('fonts.css')).toBe(await fontsCss());
});

test('the favicon is the mark, and the file of the sprig its drawing', async () => {
  expect(await written('favicon.svg')).toBe(favicon());
  expect(await written('sprig.svg')).toBe(sprig());
});
