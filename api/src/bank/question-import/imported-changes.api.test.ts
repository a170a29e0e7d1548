import { changeImport, importBatch, importProgress, importQuestions } from '@wattle/contract/question-import';
import sharp from 'sharp';
import XLSX, { type WorkSheet } from 'xlsx';
import { call } from '../../../test/call';
import { checkedWorkbook } from '../../../test/checked-workbook';
import { eventually } from '../../../test/eventually';
import { useApi } from '../../../test/start-api';
import { aRow, download, type Row, withPictures, workbook } from '../../../test/workbook';

const running = useApi();
beforeEach(async () => {
  for (const name of ['questions', 'deleted_questions']) await running.api.connection.collection(name).deleteMany({});
});

const admin = () => running.api.as('admin');
const stored = () => running.api.connection.collection('questions').find().sort({ _id: 1 }).toArray();

async function imported(rows: Row[] | Buffer, fields: Record<string, string>, importId?: string) {
  const bytes = Buffer.isBuffer(rows) ? rows : workbook(rows);
  const request = admin()
    .post('/api/addQuestions/import-questions')
    .query({ mode: 'valid-rows', ...(importId && { importId }) })
    .attach('file', bytes, 'again.xlsx');
  const { body } = await Object.entries(fields)
    .reduce((sent, [name, value]) => sent.field(name, value), request)
    .expect(200);
  return importQuestions.response.parse(body);
}

async function exported(): Promise<{ bytes: Buffer; rows: Row[] }> {
  const bytes = await download(admin().get('/api/questions/export/Maths'));
  const { Sheets } = XLSX.read(bytes);
  return { bytes, rows: XLSX.utils.sheet_to_json<Row>(Sheets.Questions as WorkSheet) };
}

const batchOf = (importId: string) => call(admin(), importBatch, { params: { importId } });

async function publish(importId: string, seenAt?: string) {
  const body = { action: 'publish' as const, ...(seenAt && { seenAt }) };
  await call(admin(), changeImport, { params: { importId }, body });
  return eventually(async () => {
    const { change } = await call(admin(), importProgress, { params: { importId } });
    expect(change?.isRunning).toBe(false);
    return change;
  });
}

const QUESTIONS = ['What is 3/4 of 24?', 'Which is the largest number here?', "'=' or '-': which sign fits?"];

describe('an export that comes back', () => {
  beforeEach(async () => {
    for (const question of QUESTIONS)
      await admin().post('/api/addQuestions/addMathQuestions').send(aRow({ question })).expect(201);
  });

  it('changes the one question that was changed, with its history, and adds none', async () => {
    const before = await stored();
    const { rows } = await exported();
    const changed = rows.map((row, index) => (index === 1 ? { ...row, explanation: 'The first digit decides.' } : row));
    const result = await imported(changed, { draft: 'true' }, 'round-trip');
    expect(result).toMatchObject({ imported: 1, changes: 1, duplicates: 2, badRows: 0, toReview: 0 });

    const batch = await batchOf('round-trip');
    expect(batch.members.map(({ state }) => state)).toEqual(['ready']);
    expect(batch.questions).toMatchObject([
      { isChange: true, question: { explanation: 'The first digit decides.' }, current: { id: rows[1]?.id } },
    ]);
    expect(await publish('round-trip')).toMatchObject({ total: 1, done: 1, unchanged: 0 });

    const after = await stored();
    expect(after.map(({ _id }) => String(_id))).toEqual(before.map(({ _id }) => String(_id)));
    expect(after.map(({ explanation, version, type }) => [explanation, version, type])).toEqual([
      ['A quarter of 24 is 6.', 1, 'Original'],
      ['The first digit decides.', 2, 'Original'],
      ['A quarter of 24 is 6.', 1, 'Original'],
    ]);
    const { body } = await admin().get(`/api/questions/history/${rows[1]?.id}?subject=Maths`).expect(200);
    expect(body.history[0]).toMatchObject({
      action: 'edited',
      note: 'row 3 of again.xlsx, imported by test-admin',
      changes: [{ field: 'explanation', after: 'The first digit decides.' }],
    });
    expect(await batchOf('round-trip')).toMatchObject({ members: [], changesPublished: 1 });
  });

  it('changes nothing where nothing was changed @long', async () => {
    const { bytes } = await exported();
    expect(await imported(bytes, { draft: 'true' })).toMatchObject({ imported: 0, changes: 0, duplicates: 3 });
  });

  it('removes what a cleared cell held, and keeps what has no column', async () => {
    const { rows } = await exported();
    const cleared = rows.map(({ year_level: _year, ...row }, index) =>
      index === 0 ? { ...row, explanation: '' } : row,
    );
    await running.api.connection.collection('questions').updateMany({}, { $set: { year_level: 5 } });
    const result = await imported(cleared, { draft: 'true' }, 'cleared-cells');
    expect(result).toMatchObject({ changes: 1, duplicates: 2, badRows: 0 });
    await publish('cleared-cells');
    expect((await stored()).map(({ explanation, year_level }) => [explanation, year_level])).toEqual([
      [undefined, 5],
      ['A quarter of 24 is 6.', 5],
      ['A quarter of 24 is 6.', 5],
    ]);
    const required = rows.map((row) => ({ ...row, correct_answer: '' }));
    const { errors } = await checkedWorkbook(workbook(required as Row[]), { draft: true });
    expect(new Set(errors.map(({ row, column }) => `${row} ${column}`))).toEqual(
      new Set(['2 correct_answer', '3 correct_answer', '4 correct_answer']),
    );
  });

  it('asks before it takes back what somebody has changed since', async () => {
    const { rows } = await exported();
    await imported([{ ...rows[0], level: 'Difficult' }] as Row[], { draft: 'true' }, 'late-change');
    const form = aRow({ question: QUESTIONS[0], explanation: 'Better.' });
    await admin().put(`/api/questions/update-questions/${rows[0]?.id}?subject=Maths`).send(form).expect(200);
    const batch = await batchOf('late-change');
    expect(batch.members.map(({ state }) => state)).toEqual(['confirm']);
    expect(batch.questions[0]?.faults).toMatchObject([
      { message: 'test-admin has changed this question since the import.', isBlocking: false },
    ]);
    expect(await publish('late-change')).toMatchObject({ unchanged: 1 });
    // Finalized by itself, it is shown without what it would overwrite.
    const { id } = batch.members[0] as { id: string };
    const one = admin().put(`/api/questions/update-question/${id}?subject=Maths&version=1&confirmed=true`);
    expect((await one.expect(409)).body.message).toMatch(/^test-admin has changed the question in the bank since/);
    const changed = { ...form, level: 'Medium', type: 'Finalized', confirmed: 'true' };
    await admin().put(`/api/questions/update-questions/${id}?subject=Maths`).send(changed).expect(409);
    const many = { subject: 'Maths', ids: [id], confirmed: true };
    const { body } = await admin().post('/api/questions/finalize-questions').send(many).expect(200);
    expect(body).toMatchObject({ changed: [], unchanged: [{ id }] });
    expect((await stored()).at(-1)).toMatchObject({ type: 'Draft', version: 1 });
    expect((await stored())[0]).toMatchObject({ explanation: 'Better.' });
    expect(await publish('late-change', batch.seenAt)).toMatchObject({ unchanged: 0 });
    expect((await stored())[0]).toMatchObject({ level: 'Difficult', version: 3 });
  });

  it('is published by somebody else where two people are needed', async () => {
    const { rows } = await exported();
    await imported([{ ...rows[0], explanation: 'Other.' }] as Row[], { draft: 'true' }, 'two-people-change');
    await admin().put('/api/questions/two-people').send({ isOn: true }).expect(200);
    expect(await publish('two-people-change')).toMatchObject({ unchanged: 1 });
    await admin().put('/api/questions/two-people').send({ isOn: false }).expect(200);
    expect((await stored())[0]).toMatchObject({ explanation: 'A quarter of 24 is 6.' });
  });

  it('names an id that is unknown, of another subject, or there twice', async () => {
    const { rows } = await exported();
    const [row] = rows;
    const others = [
      { ...row, id: 'f'.repeat(24) },
      { ...row, id: 'mine' },
      { ...rows[1], subject: 'Thinking Skills', explanation: 'Other.' },
      { ...row, level: 'Medium' },
      { ...row, level: 'Difficult' },
    ] as Row[];
    const { errors, imported: count } = await imported(others, { draft: 'true' });
    const unknown = 'No question of this subject has this id. Correct it, or leave the cell empty to add the row.';
    expect(errors.map(({ row: number, column, message }) => `${number} ${column} ${message}`).sort()).toEqual([
      `2 id ${unknown}`,
      `3 id ${unknown}`,
      `4 id ${unknown}`,
      '6 id Row 5 has the same id. Keep one of them.',
    ]);
    expect(count).toBe(1);
  });

  it('by the documented call is added, and says that the id was ignored', async () => {
    const { rows } = await exported();
    const result = await imported([{ ...rows[0], question: 'A new question of its own?' }] as Row[], {});
    expect(result).toMatchObject({ imported: 1, changes: 0 });
    expect(result.notes).toEqual([
      'The column “id” was ignored: rows were read as new questions. Only drafts can change questions of the bank.',
    ]);
    expect(await stored()).toHaveLength(4);
  });
});

it('a passage that other questions keep is changed by an import once staff have confirmed it', async () => {
  const reading = { subject: 'Reading', text: 'The tram was late.', category: 'Inference' };
  const rows = ['Who was late?', 'How late was the tram?'].map((question) => aRow({ ...reading, question }));
  for (const row of rows) await admin().post('/api/addQuestions/addReadingQuestions').send(row).expect(201);
  const again = (await stored()).map(({ _id }, index) => ({ ...rows[index], id: String(_id) }));
  const text = 'The tram was early.';
  await imported(
    again.map((row) => ({ ...row, text })),
    { draft: 'true' },
    'both-passages',
  );
  expect((await batchOf('both-passages')).members.map(({ state }) => state)).toEqual(['ready', 'ready']);
  await imported([{ ...again[0], text: 'The tram was full.' }], { draft: 'true' }, 'one-passage');
  const { members, questions } = await batchOf('one-passage');
  expect(members.map(({ state }) => state)).toEqual(['confirm']);
  expect(questions[0]?.faults).toMatchObject([
    { field: 'text', message: 'Other questions about this passage keep the old one.', isBlocking: false },
  ]);
  expect(await publish('one-passage')).toMatchObject({ unchanged: 1 });
  expect(await publish('both-passages')).toMatchObject({ unchanged: 0 });
  expect((await stored()).slice(0, 2)).toMatchObject([{ text }, { text }]);
});

it('a new question that is nearly one of the bank is named, and has to be confirmed', async () => {
  const known = aRow({ question: 'How many days are there in three weeks and two days altogether?' });
  await admin().post('/api/addQuestions/addMathQuestions').send(known).expect(201);
  const near = [aRow({ question: 'How many days are there in three weeks and one day altogether?' })];
  const result = await imported(near, { draft: 'true' }, 'nearly-the-same');
  expect(result).toMatchObject({ toReview: 1, reviewRows: [{ row: 2, isBlocking: false }] });
  const batch = await batchOf('nearly-the-same');
  expect(batch.members.map(({ state }) => state)).toEqual(['confirm']);
  expect(batch.questions[0]?.nearDuplicates).toMatchObject([{ type: 'Original' }]);
  expect(await publish('nearly-the-same')).toMatchObject({ unchanged: 1 });
});

it('a picture that Wattle serves is the one it has: a sheet that holds its bytes adds nothing @long', async () => {
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1c6a4d' } })
    .png()
    .toBuffer();
  const pasted = (bytes: Buffer, name: string) => withPictures(workbook([aRow()]), [{ row: 2, name, content: bytes }]);
  await imported(pasted(content, 'image1.png'), {});
  const [question] = await stored();
  const served = await download(admin().get(String(question?.image_data)));
  expect(await imported(pasted(content, 'image1.png'), {})).toMatchObject({ imported: 0, duplicates: 1 });
  expect(await imported(pasted(served, 'image1.webp'), {})).toMatchObject({ imported: 0, duplicates: 1 });
  expect(await imported([aRow({ image_data: String(question?.image_data) })], {})).toMatchObject({ duplicates: 1 });
});

it('a list of letters inside an option is not cut in two', async () => {
  const mcq_options = 'A vitamins A, B and C, B iron, C calcium, D zinc';
  const { errors } = await checkedWorkbook(workbook([aRow({ mcq_options })]), { draft: true });
  expect(errors).toMatchObject([{ row: 2, column: 'mcq_options' }]);
  expect(errors[0]?.message).toMatch(/without the comma before the letter/);
  await admin().post('/api/addQuestions/addMathQuestions').send(aRow({ mcq_options })).expect(422);
  expect(await stored()).toEqual([]);
});
