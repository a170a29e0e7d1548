import { readFileSync } from 'node:fs';
import type { Subject } from '@wattle/contract/constants';
import { CONTENT_FIELDS } from '@wattle/contract/question-content';
import type { ImportResponse } from '@wattle/contract/question-import';
import sharp from 'sharp';
import type { TestApi } from './start-api';
import { download, zipOf } from './workbook';

/** A file written by hand after the published examples of its format. */
export const example = (path: string) => readFileSync(new URL(`packages/${path}`, import.meta.url));

/** A package of QTI 3 with these of its files replaced or added. */
export async function qti3Package(changes: Record<string, string | Buffer> = {}): Promise<Buffer> {
  const items = ['choice', 'shared', 'essay', 'order'].map((name) => [
    `items/${name}.xml`,
    example(`qti-3/${name}.xml`),
  ]);
  const picture = { width: 20, height: 10, channels: 3, background: 'yellow' } as const;
  return zipOf({
    'imsmanifest.xml': example('qti-3/imsmanifest.xml'),
    ...Object.fromEntries(items),
    'stimuli/night.xml': example('qti-3/night.xml'),
    'images/sign.png': await sharp({ create: picture }).png().toBuffer(),
    ...changes,
  });
}

/** What a package does not bring back, field by field. */
const NOT_IN_PACKAGES = {
  type: 'Questions of a package are always drafts.',
  image_data: 'A picture is encoded anew, and so has another address; whether there is one is compared.',
  explanation_image: 'As image_data.',
} as const;

/** The fields of all questions that a package brings back, in an order that does not depend on their ids. */
export async function comparableQuestions(api: TestApi): Promise<string[]> {
  const stored = await api.connection.collection('questions').find({}).toArray();
  const questions = stored.map((question) => {
    const fields = ['subject', ...CONTENT_FIELDS].map((field) => {
      const value = question[field];
      return [field, field in NOT_IN_PACKAGES ? field !== 'type' && value !== undefined : value];
    });
    return JSON.stringify(Object.fromEntries(fields));
  });
  return questions.sort();
}

/** Exports each subject, empties the bank and imports the packages; what they say of their items. */
export async function thereAndBack(api: TestApi, subjects: readonly Subject[]): Promise<ImportResponse[]> {
  const packages: Buffer[] = [];
  for (const subject of subjects)
    packages.push(await download(api.as('admin').get(`/api/questions/export/qti?subject=${subject}`)));
  for (const name of ['questions', 'images']) await api.connection.collection(name).deleteMany({});
  const responses: ImportResponse[] = [];
  for (const bytes of packages) {
    const request = api.as('admin').post('/api/addQuestions/import-questions');
    const { body } = await request.attach('file', bytes, 'questions.zip').expect(200);
    responses.push(body);
  }
  return responses;
}
