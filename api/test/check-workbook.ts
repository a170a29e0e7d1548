import type { Subject } from '@wattle/contract/constants';
import { CONTENT_FIELDS, type ContentField } from '@wattle/contract/question-content';
import { importQuestions } from '@wattle/contract/question-import';
import { readSeedBank, readSeedPicture, stepsSlug } from '@wattle/question-bank';
import sharp from 'sharp';
import { SEED_FOLDER } from '../src/seed-folder';
import type { TestApi } from '../test/start-api';
import { bankWorkbook } from '../tools/write-workbooks';

const bank = await readSeedBank(SEED_FOLDER);

/** Grey levels that a picture may differ by, in the mean: scenes are smaller in a cell. */
const TOLERANCE = 6;

async function pixels(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(300, 200, { fit: 'fill' }).greyscale().raw().toBuffer();
}

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [some, others] = await Promise.all([pixels(one), pixels(other)]);
  return some.reduce((sum, grey, at) => sum + Math.abs(grey - (others[at] ?? 0)), 0) / some.length;
}

/** The workbook of a subject is imported as an admin would import it, and what is stored is what the bank has. */
export async function checkWorkbook(api: TestApi, subject: Subject): Promise<void> {
  const bytes = await bankWorkbook(subject);
  const questions = api.connection.collection('questions');
  const { body } = await api
    .as('admin')
    .post('/api/addQuestions/import-questions')
    .attach('file', bytes, `${subject}.xlsx`)
    .expect(200);
  const wanted = bank.filter((question) => question.subject === subject);
  expect(importQuestions.response.parse(body)).toMatchObject({ imported: wanted.length, duplicates: 0, badRows: 0 });

  const stored = await questions.find({ subject }).sort({ _id: 1 }).toArray();
  const contentOf = (question: Partial<Record<ContentField, unknown>>) =>
    Object.fromEntries(CONTENT_FIELDS.map((field) => [field, question[field] || undefined]));
  const withoutPicture = (question: object) => ({
    ...contentOf(question),
    image_data: undefined,
    explanation_image: undefined,
  });
  expect(stored.map(withoutPicture)).toEqual(wanted.map(withoutPicture));

  const pictures = wanted.flatMap(({ slug }, index) => [
    { slug, address: stored[index]?.image_data as string | undefined },
    { slug: stepsSlug(slug), address: stored[index]?.explanation_image as string | undefined },
  ]);
  for (const { slug, address } of pictures) {
    const picture = await readSeedPicture(SEED_FOLDER, { slug });
    expect(address !== undefined).toBe(picture !== undefined);
    if (!picture || !address) continue;
    const served = await api.anybody().get(address).buffer(true).expect(200);
    expect(await difference(picture, served.body as Buffer)).toBeLessThan(TOLERANCE);
  }
}
