import { readFile } from 'node:fs/promises';

/** The content of a JSON file. */
export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
