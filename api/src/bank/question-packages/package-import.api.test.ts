import type { ImportResponse } from '@wattle/contract/question-import';
import { example, qti3Package } from '../../../test/packages';
import { useApi } from '../../../test/start-api';
import { zipOf } from '../../../test/workbook';

const running = useApi();
beforeEach(() => running.api.connection.collection('questions').deleteMany({}));

const upload = (bytes: Buffer, name: string, query = '') =>
  running.api.as('admin').post(`/api/addQuestions/import-questions?${query}`).attach('file', bytes, name);

async function imported(bytes: Buffer, name: string): Promise<ImportResponse> {
  const { body } = await upload(bytes, name).expect(200);
  return body;
}

const stored = () => running.api.connection.collection('questions').find({}).sort({ _id: 1 }).toArray();

describe('a package of QTI 3.0', () => {
  it('becomes drafts, says of each item what became of it, and is imported once', async () => {
    const { items, ...response } = await imported(await qti3Package(), 'items.zip');
    expect(items).toEqual([
      {
        row: 1,
        name: 'Unattended luggage',
        outcome: 'changed',
        messages: [expect.stringMatching(/^Words that stand out/), expect.stringMatching(/^A comma .* semicolon/)],
      },
      {
        row: 2,
        name: 'An unbelievable night',
        outcome: 'changed',
        messages: [expect.stringMatching(/no subject.* Reading/)],
      },
      { row: 3, name: 'A postcard', outcome: 'changed', messages: [expect.stringMatching(/no subject.* Writing/)] },
      {
        row: 4,
        name: 'Grand Prix of Bahrain',
        outcome: 'skipped',
        messages: [expect.stringContaining('qti-order-interaction')],
      },
    ]);
    expect(response).toMatchObject({ rows: 4, imported: 3, badRows: 1 });
    expect(response.errors).toEqual([
      {
        path: 'row 4, question',
        row: 4,
        column: 'question',
        value: 'qti-order-interaction',
        message: 'It asks by qti-order-interaction, which Wattle does not have.',
      },
    ]);
    const [choice, shared, essay] = await stored();
    expect(choice).toMatchObject({
      subject: 'Maths',
      type: 'Draft',
      level: 'Difficult',
      question: 'Look at the sign. It holds two numbers:\n\n- the height in m²\n- the weight\n\nWhat does it say?',
      text_format: 'structured',
      mcq_options:
        'A You must stay with your luggage., B Do not let others look after it; B or not., C Remember your luggage.',
      correct_answer: 'B',
      explanation: 'Yes, that is right.',
      wrong_turns: { A: 'No, it does not.', C: 'It speaks of others.' },
      image_data: expect.stringMatching(/^\/api\/images\//),
      image_description: 'A yellow sign',
    });
    expect(shared).toMatchObject({
      subject: 'Reading',
      question: 'Where was Franz?',
      text: '## The journey\n\nFranz lay in his bed and slept.\n\nThen he woke.\nIt was dark.',
    });
    expect(essay).toMatchObject({
      subject: 'Writing',
      question: 'Read the postcard.\n\nWrite a reply to Sam.',
      explanation: 'Two marks for the date.',
    });

    const again = await imported(await qti3Package(), 'items.zip');
    expect(again.duplicates).toBe(3);
    expect(again.items?.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate', 'duplicate', 'skipped']);
    expect(await stored()).toHaveLength(3);
  });

  it('writes nothing when it is only checked, or wanted as a whole', async () => {
    const checked = await upload(await qti3Package(), 'items.zip', 'dryRun=true').expect(200);
    expect(checked.body).toMatchObject({ valid: 3, imported: 0, badRows: 1 });
    await upload(await qti3Package(), 'items.zip', 'mode=all-or-nothing').expect(422);
    expect(await stored()).toEqual([]);
  });

  it('keeps what the package leaves out for somebody to add before a draft is published', async () => {
    await running.api
      .as('admin')
      .post('/api/addQuestions/import-questions?importId=from-qti-3')
      .attach('file', await qti3Package(), 'items.zip');
    const { body } = await running.api.as('admin').get('/api/addQuestions/imports/from-qti-3/questions').expect(200);
    const ofShared = body.questions.find(({ row }: { row: number }) => row === 2);
    expect(ofShared.faults.map(({ message }: { message: string }) => message)).toEqual([
      'It has no level yet.',
      'It has no topic yet.',
    ]);
    await running.api
      .as('admin')

      .put(`/api/questions/update-question/${ofShared.question.id}?subject=Reading`)
      .expect(422);
  });
});

it.each([
  ['inline-choice of QTI 2.2 becomes a question for each place of its text', 'qti-2.2/inline-choice.xml'],
  ['gap-match of QTI 2.1 becomes a question for each place of its text @long', 'qti-2.1/gap-match.xml'],
])('%s', async (_what, path) => {
  await imported(zipOf({ 'item.xml': example(path) }), 'items.zip');
  const text = expect.stringMatching(/\[1\].* of .*\n?.*\[2\]/s);
  expect(await stored()).toMatchObject([
    { subject: 'Reading', text, question: expect.stringMatching(/(?:blank|gap) 1/), correct_answer: 'A' },
    { subject: 'Reading', text, question: expect.stringMatching(/(?:blank|gap) 2/), correct_answer: 'C' },
  ]);
});

it('an export of Canvas becomes drafts with the feedback of its answers, without its script', async () => {
  const { items } = await imported(zipOf({ 'g1/g1.xml': example('canvas/quiz.xml') }), 'quiz.zip');
  expect(items?.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Planets', 'changed'],
    ['True or false', 'changed'],
    ['Essay', 'changed'],
    ['Several', 'skipped'],
  ]);
  expect(items?.[0]?.messages).toContain('“script” was left out.');
  expect(items?.[3]?.messages[0]).toContain('multiple_answers_question');
  expect(await stored()).toMatchObject([
    {
      question: 'Which is nearest to the sun?',
      mcq_options: 'A Venus, B Mercury',
      correct_answer: 'B',
      explanation: 'Mercury is the innermost.',
      wrong_turns: { A: 'Venus is the second.' },
    },
    { question: 'The moon is a star.', mcq_options: 'A True, B False', correct_answer: 'B' },
    { subject: 'Writing', question: 'Describe the night sky.' },
  ]);
});

it('Moodle XML becomes drafts with the topic of their category and the pictures of the file', async () => {
  const { items } = await imported(example('moodle/questions.xml'), 'questions.xml');
  expect(items?.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'changed', 'changed', 'changed', 'skipped']);
  expect(await stored()).toMatchObject([
    {
      subject: 'Maths',
      category: 'Fractions',
      question: 'What is ¼ of 8?',
      correct_answer: 'B',
      wrong_turns: { A: 'That is a half.' },
      image_data: expect.stringMatching(/^\/api\/images\//),
    },
    { category: 'Fractions', mcq_options: 'A True, B False', correct_answer: 'A' },
    { subject: 'Writing', question: 'Write a letter.', explanation: 'Look for a greeting.' },
    { format: 'cloze', text: 'The [1] sat on the [2].', mcq_options: 'A cat, B dog' },
    { format: 'cloze', mcq_options: 'A mat, B moon' },
  ]);
});
