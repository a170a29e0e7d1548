import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { exportQuestionsAsQti } from '@wattle/contract/bank';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { aBlank, aGap, anExtractsQuestion, aTurnedQuestion } from '../../../test/format-questions';
import { comparableQuestions, thereAndBack } from '../../../test/packages';
import { useApi } from '../../../test/start-api';
import { download, partsOf } from '../../../test/workbook';
import { QtiExportService } from '../question-export/qti-export.service';
import type { StoredQuestion } from '../questions/question.schema';
import { QuestionsService } from '../questions/questions.service';

const running = useApi();
const admin = () => running.api.as('admin');
beforeEach(() => running.api.connection.collection('questions').deleteMany({}));

async function add(form: string, fields: object): Promise<string> {
  const { body } = await admin().post(`/api/addQuestions/${form}`).send(fields).expect(201);
  return body.question.id;
}

const exported = async (query: string) => partsOf(await download(admin().get(`/api/questions/export/qti?${query}`)));

const STRUCTURED =
  'Read  this.\n\n## Rules\n- first\n- second <b>\n\n1. one\n2. two\n4. four\n\n– a dash\n  indented & more';

test('questions of each format come back from a package with all of their fields', async () => {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const picture = `data:image/png;base64,${bytes.toString('base64')}`;
  const described = { image_data: picture, image_description: 'A "red" sign', explanation_image: picture };
  await add(
    'addMathQuestions',
    aTurnedQuestion({
      ...described,
      skills: ['maths-ratio', 'maths-rates'],
      year_level: 5,
      faster_method: 'Estimate: less than half, so “6” < 8.',
    }),
  );
  await add(
    'addMathQuestions',
    aTurnedQuestion({ question: STRUCTURED, text_format: 'structured', pool: 'Free assessment' }),
  );
  for (const fields of [aGap(1, 'C'), aGap(2, 'G', { wrong_turns: { A: 'It was not.' } }), aBlank(1), aBlank(3)])
    await add('addReadingQuestions', fields);
  await add('addReadingQuestions', anExtractsQuestion({ extract_text: 'One.\nTwo.', level: 'Difficult' }));
  await add('addReadingQuestions', { ...anExtractsQuestion(), format: 'poem', text: 'Rain\n\nIt fell\n  on all' });
  await add('addWritingQuestions', {
    question: 'Write.',
    type: 'Original',
    exam_type: 'Weekly',
    explanation: 'Look\n\nfor ends.',
  });
  const before = await comparableQuestions(running.api);

  const responses = await thereAndBack(running.api, ['Maths', 'Reading', 'Writing']);

  expect(responses.map(({ imported }) => imported)).toEqual([2, 6, 1]);
  expect(await comparableQuestions(running.api)).toEqual(before);
});

test('a package holds items with key and feedback, the passage that they share once, and what the manifest lists', async () => {
  await add('addReadingQuestions', aGap(1, 'C', { wrong_turns: { A: 'It was not.' } }));
  await add('addReadingQuestions', aGap(2, 'G'));
  const files = await exported('subject=Reading');
  const paths = Object.keys(files);
  const manifest = String(files['imsmanifest.xml']);
  expect(paths.filter((path) => path.startsWith('items/'))).toHaveLength(2);
  expect(paths.filter((path) => path.startsWith('stimuli/'))).toHaveLength(1);
  const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, path]) => path);
  expect(listed.sort()).toEqual(paths.filter((path) => path !== 'imsmanifest.xml').sort());
  const item = String(files[paths.find((path) => path.startsWith('items/')) ?? '']);
  for (const part of [
    '<qti-value>C GAP</qti-value>',
    '<qti-outcome-declaration identifier="SCORE"',
    'identifier="EXPLANATION"',
    'identifier="A" show-hide="show"',
    '<qti-assessment-stimulus-ref identifier="passage-',
  ])
    expect(item).toContain(part);
});

test('a selection is exported by its ids', async () => {
  const [first] = [
    await add('addMathQuestions', aTurnedQuestion()),
    await add('addMathQuestions', aTurnedQuestion({ question: 'And?' })),
  ];
  expect(Object.keys(await exported(`subject=Maths&ids=${first}`))).toEqual([`items/${first}.xml`, 'imsmanifest.xml']);
  await admin().get('/api/questions/export/qti?subject=Maths&ids=x').expect(400);
});

test('children get no package', () =>
  running.api.as('student').get('/api/questions/export/qti?subject=Maths').expect(403));

test('a picture that is missing is left out, and the package still ends', async () => {
  const id = await add('addMathQuestions', aTurnedQuestion());
  const missing = { image_data: `/api/images/${'0'.repeat(64)}`, image_description: 'A sign' };
  await running.api.connection.collection('questions').updateMany({}, { $set: missing });
  const files = await exported('subject=Maths');
  expect(Object.keys(files)).toEqual([`items/${id}.xml`, 'imsmanifest.xml']);
  expect(String(files[`items/${id}.xml`])).not.toContain('<img');
  expect(String(files['imsmanifest.xml'])).not.toContain('image-');
});

test('an export reads on only as the client does, and ends when it has left', async () => {
  let count = 0;
  let hasEnded = false;
  async function* stream(): AsyncGenerator<StoredQuestion> {
    try {
      for (; count < 5_000; count += 1)
        yield {
          _id: new Types.ObjectId(),
          subject: 'Maths',
          question: randomBytes(2_000).toString('hex'),
        } as StoredQuestion;
    } finally {
      hasEnded = true;
    }
  }
  const questions = running.api.app.get(QuestionsService);
  Object.assign(questions, { stream });
  const output = running.api.app.get(QtiExportService).package(exportQuestionsAsQti.query.parse({ subject: 'Maths' }));
  await setTimeout(300);
  expect(count).toBeLessThan(200);
  output.destroy();
  await setTimeout(100);
  expect(hasEnded).toBe(true);
  Reflect.deleteProperty(questions, 'stream');
});
