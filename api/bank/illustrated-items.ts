import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { SEED_FOLDER } from '../src/seed-folder';
import { type Figure, figureSchema } from './figures/figure';

const itemSchema = z.looseObject({
  slug: z.string(),
  question: z.string(),
  figure: figureSchema.optional(),
  image_description: z.string().optional(),
});

export interface IllustratedItem {
  slug: string;
  question: string;
  figure: Figure;
  image_description: string;
}

/** Every item of the bank that has a figure, whatever its subject. */
export async function readIllustratedItems(): Promise<IllustratedItem[]> {
  const names = (await readdir(SEED_FOLDER, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, SEED_FOLDER), 'utf8')));
  return files
    .flatMap((file) => entriesOf(JSON.parse(file)))
    .flatMap(({ slug, question, figure, image_description = '' }) =>
      figure ? [{ slug, question, figure, image_description }] : [],
    );
}

/** A file holds a list of items or one item; other data of the bank has no figures. */
const entriesOf = (file: unknown) => {
  const entries = (Array.isArray(file) ? file : [file]).filter((entry) => Object.hasOwn(Object(entry), 'figure'));
  return z.array(itemSchema).parse(entries);
};
