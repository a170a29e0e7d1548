import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUBJECTS, type Subject } from '@wattle/contract/constants';
import { readSeedBank, readSeedPicture, type SeedQuestion, stepsSlug } from '@wattle/question-bank';
import sharp from 'sharp';
import { CELL_CHARACTERS, COLUMNS, toCells } from '../src/bank/workbooks/columns';
import { workbookOf } from '../src/bank/workbooks/workbooks';
import { SEED_FOLDER } from '../src/seed-folder';

/** Four characters of base64 are three bytes. */
const CELL_BYTES = Math.floor(CELL_CHARACTERS / 4) * 3;
/** The units of a scene: on a screen it is shown no wider. */
const SCENE_WIDTH = 1_000;

export async function bankWorkbook(subject: Subject): Promise<Buffer> {
  const bank = await readSeedBank(SEED_FOLDER);
  const rows = await Promise.all(bank.filter((question) => question.subject === subject).map(toRow));
  return workbookOf('Questions', COLUMNS, rows);
}

export async function writeWorkbooks(folder = 'bank-workbooks'): Promise<string> {
  await mkdir(folder, { recursive: true });
  const files = SUBJECTS.map(async (subject) => {
    const bytes = await bankWorkbook(subject);
    const file = join(folder, `${subject}.xlsx`);
    await writeFile(file, bytes);
    return `${file}: ${Math.round(bytes.length / 1024)} KB`;
  });
  return (await Promise.all(files)).join('\n');
}

async function toRow(question: SeedQuestion): Promise<string[]> {
  const [image_data, explanation_image] = await Promise.all(
    [question.slug, stepsSlug(question.slug)].map(async (slug) => {
      const picture = await readSeedPicture(SEED_FOLDER, { slug });
      return picture && cellPicture(picture);
    }),
  );
  return toCells(question.subject, { ...question, image_data, explanation_image });
}

/**
 * A picture as the column `image_data` takes it. Drawings are the PNG of the bank; a scene that fits no cell is made
 * smaller, at the best quality that does.
 */
async function cellPicture(png: Buffer): Promise<string> {
  if (png.length <= CELL_BYTES) return png.toString('base64');
  for (let quality = 90; quality > 0; quality -= 5) {
    const smaller = await sharp(png).resize({ width: SCENE_WIDTH }).webp({ quality, effort: 6 }).toBuffer();
    if (smaller.length <= CELL_BYTES) return smaller.toString('base64');
  }
  throw new Error('This picture fits no cell.');
}
