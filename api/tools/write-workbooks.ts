import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUBJECTS, type Subject } from '@wattle/contract/constants';
import { readSeedBank, readSeedPicture, type SeedQuestion, stepsSlug } from '@wattle/question-bank';
import { COLUMNS, toCells } from '../src/bank/workbooks/columns';
import { workbookOf } from '../src/bank/workbooks/workbooks';
import { SEED_FOLDER } from '../src/seed-folder';
import { cellPicture } from './cell-picture';

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
