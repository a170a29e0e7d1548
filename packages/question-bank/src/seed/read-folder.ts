import { readdir, readFile } from 'node:fs/promises';
import type { z } from 'zod';

/** The data of the bank, where this code is not bundled. */
export const SEED_FOLDER = new URL('../../seed/', import.meta.url);

/** A file of the bank. */
interface SeedFile<Content> {
  /** Without its ending. */
  name: string;
  content: Content;
}

/** The JSON files of a folder of the bank, in the order of their names. */
export async function readFolder<Content>(folder: URL, schema: z.ZodType<Content>): Promise<SeedFile<Content>[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace('.json', ''),
      content: schema.parse(JSON.parse(await readFile(new URL(name, folder), 'utf8'))),
    })),
  );
}
