import { questionChangedSchema } from '@wattle/contract/question-changes';
import {
  changeImport,
  type ImportChangeRequest,
  importBatch,
  importProgress,
  importQuestions,
  latestImports,
} from '@wattle/contract/question-import';
import sharp from 'sharp';
import XLSX from 'xlsx';
import { call } from '../../../test/call';
import { checkedWorkbook } from '../../../test/checked-workbook';
import { eventually } from '../../../test/eventually';
import { useApi } from '../../../test/start-api';
import { aRow, numberedRows, type Row, withPictures, workbook } from '../../../test/workbook';
import { ImportRecovery } from './import-recovery';

const running = useApi();
beforeEach(async () => {
  for (const name of ['questions', 'deleted_questions']) await running.api.connection.collection(name).deleteMany({});
});

const admin = () => running.api.as('admin');
const stored = () => running.api.connection.collection('questions').find().sort({ _id: 1 }).toArray();
const importId = () => `import-${Math.random().toString(36).slice(2)}`;

function upload(file: Row[] | Buffer, fields: Record<string, string> = {}, query: object = {}) {
  const bytes = Buffer.isBuffer(file) ? file : workbook(file);
  const request = admin().post('/api/addQuestions/import-questions').query(query).attach('file', bytes, 'week-48.xlsx');
  return Object.entries(fields).reduce((sent, [name, value]) => sent.field(name, value), request);
}

async function imported(file: Row[] | Buffer, fields: Record<string, string> = {}, query: object = {}) {
  const { body } = await upload(file, fields, query).expect(200);
  return importQuestions.response.parse(body);
}

/** Into the bank by the form, which takes less time than a file. */
async function add(...rows: Row[]): Promise<void> {
  for (const row of rows) await admin().post('/api/addQuestions/addMathQuestions').send(row).expect(201);
}

async function refused(rows: Row[]) {
  const { body } = await upload(rows).expect(422);
  return body.errors as { row: number; column: string; message: string; correction?: string }[];
}

const batchOf = (id: string, page?: number) =>
  call(admin(), importBatch, { params: { importId: id }, query: { ...(page && { page }) } });

const begin = (id: string, body: Partial<ImportChangeRequest>) =>
  admin().post(`/api/addQuestions/imports/${id}/changes`).send(body);

/** Begins a change and waits for its end. */
async function change(id: string, body: ImportChangeRequest) {
  await call(admin(), changeImport, { params: { importId: id }, body });
  return eventually(async () => {
    const progress = await call(admin(), importProgress, { params: { importId: id } });
    if (!progress.change || progress.change.isRunning) throw new Error('It goes on.');
    return progress.change;
  });
}

const reading = (changes: Row = {}) =>
  aRow({ subject: 'Reading', category: 'Main idea', text: 'The lamp.', ...changes });

describe('a file that is imported as drafts', () => {
  it('is served by no test until it is published, row by row or together, and names who imported what', async () => {
    const id = importId();
    const rows = [aRow(), aRow({ question: 'What is 7 + 1?' }), reading({ question: 'Who?', text: '' })];
    const result = await imported(rows, { draft: 'true' }, { importId: id });
    expect(result).toMatchObject({ imported: 3, toReview: 1, badRows: 0 });
    expect(result.message).toBe('3 questions were imported. No test serves a draft before you publish it.');
    expect((await stored()).map(({ type }) => type)).toEqual(['Draft', 'Draft', 'Draft']);
    const batch = await batchOf(id);
    expect(batch).toMatchObject({ file: 'week-48.xlsx', by: 'test-admin', sheet: 'Questions', headerRow: 1, rows: 3 });
    expect(batch.members.map(({ state }) => state)).toEqual(['correct', 'ready', 'ready']);
    expect(batch.questions[0]).toMatchObject({
      row: 4,
      question: { question: 'Who?', correct_answer: 'C' },
      faults: [{ field: 'text', message: 'This Reading question has no passage.', isBlocking: true }],
    });
    const [faulty, one, other] = batch.members.map((member) => member.id);
    const child = () => running.api.as('student').get('/api/test/topic/maths').query({ topic: 'Fractions' });
    await child().expect(404);

    await admin().put(`/api/questions/update-question/${one}?subject=Maths`).expect(200);
    const ids = [faulty];
    const { body } = await admin()
      .post('/api/questions/finalize-questions')
      .send({ subject: 'Reading', ids })
      .expect(200);
    expect(body.unchanged).toEqual([
      { id: faulty, message: 'This Reading question has no passage. Correct it before you publish it.' },
    ]);
    await admin()
      .post('/api/questions/finalize-questions')
      .send({ subject: 'Maths', ids: [other] })
      .expect(200);
    expect((await batchOf(id)).members.map(({ state }) => state)).toEqual(['correct', 'published', 'published']);
    expect((await child().expect(200)).body.questions).toHaveLength(2);
    expect((await call(admin(), latestImports)).imports[0]).toMatchObject({ importId: id, imported: 3, drafts: 1 });
  });

  it('says before it is undone what was edited and what a test has served, and keeps that', async () => {
    const id = importId();
    const rows = ['6', '7', '8'].map((number) => aRow({ question: `What is ${number} + 1?`, category: 'Time' }));
    await imported(rows, {}, { importId: id });
    const [edited, , deleted] = (await batchOf(id)).members.map((member) => member.id);
    const form = aRow({ question: 'What is 3/4 of 28?', category: 'Time' });
    await admin().put(`/api/questions/update-questions/${edited}?subject=Maths`).send(form).expect(200);
    await admin().delete(`/api/questions/delete-question/${deleted}?subject=Maths`).expect(200);
    expect(await batchOf(id)).toMatchObject({ edited: 1, served: 0 });
    await running.api.as('student').get('/api/test/topic/maths').query({ topic: 'Time' }).expect(200);
    const batch = await batchOf(id);
    expect(batch).toMatchObject({ edited: 1, served: 2, deleted: 1 });
    expect(batch.changed).toMatchObject([
      { row: 2, question: 'What is 3/4 of 28?', isEdited: true, isServed: true },
      { row: 3, isEdited: false, isServed: true },
    ]);
    expect(await change(id, { action: 'undo' })).toMatchObject({ isRunning: false, total: 2, done: 2, unchanged: 0 });
    expect(await batchOf(id)).toMatchObject({ members: [], deleted: 3, change: { action: 'undo', by: 'test-admin' } });
    await begin(id, { action: 'undo' }).expect(409, /undone already/);
    expect((await imported([aRow()])).imported).toBe(1);
  });

  it('is shown by page, and its record stays when bad rows are no longer kept', async () => {
    const id = importId();
    await imported(
      [...numberedRows(60), aRow({ level: 'x' })],
      { draft: 'true' },
      { importId: id, mode: 'valid-rows' },
    );
    await imported(numberedRows(1), {}, { dryRun: true, importId: `${id}-check` });
    const page = await batchOf(id, 2);
    expect([page.pages, page.questions.length, page.questions[0]?.row, page.members.length]).toEqual([2, 10, 52, 60]);

    const startedAt = new Date(Date.now() - 8 * 86_400_000);
    await running.api.connection.collection('imports').updateMany({}, { $set: { startedAt } });
    await running.api.app.get(ImportRecovery).run();
    const { body } = await admin().get(`/api/addQuestions/imports/${id}`).expect(200);
    expect(body.response).toMatchObject({ imported: 60, errors: [] });
    expect((await batchOf(id)).members).toHaveLength(60);
    await admin().get(`/api/addQuestions/imports/${id}-check`).expect(404);
    await admin().get(`/api/addQuestions/imports/${id}-check/questions`).expect(404);
  });

  it('is published, thrown away and undone by one call each; what is not confirmed stays, and says why', async () => {
    const id = importId();
    await add(aRow({ category: 'Fractions', question: 'Known?', mcq_options: 'A one, B two, C three, D four' }));
    const rows = [
      ...numberedRows(20),
      aRow({ category: 'Sailing', question: 'Knots?' }),
      aRow({ question: 'Which?', image_data: 'https://pictures.example/a.png' }),
      reading({ question: 'Who?', text: '' }),
      aRow({ question: 'Same?', mcq_options: 'A 0.4, B 0.40, C 2' }),
    ];
    await imported(rows, { draft: 'true' }, { importId: id });
    const { members, seenAt, notes } = await batchOf(id);
    expect([members.length, notes]).toEqual([24, []]);
    const needing = ['correct', 'confirm', 'confirm', 'picture'];
    expect(members.slice(0, 5).map(({ state }) => state)).toEqual([...needing, 'ready']);
    const [, sailing, same, picture, first, second] = members.map((member) => member.id);

    expect(await change(id, { action: 'throw-away', only: [first ?? ''] })).toMatchObject({ total: 1, done: 1 });
    const refusedOnes = await change(id, { action: 'publish', except: [second ?? ''] });
    expect(refusedOnes).toMatchObject({ total: 22, done: 22, unchanged: 4 });
    expect(refusedOnes.reasons.toSorted()).toEqual([
      'Its picture lies on another site. Look whether it shows. Correct or confirm it.',
      'Options A and B are the same number: “0.4” and “0.40”. Correct or confirm it.',
      'This Reading question has no passage. Correct it before you publish it.',
      '“Sailing” is a new topic. Correct or confirm it.',
    ]);
    const [published] = await running.api.connection.collection('questions').find({ type: 'Finalized' }).toArray();
    expect(published).toMatchObject({ version: 2, updatedBy: 'test-admin', history: [{ action: 'finalized' }] });
    expect(published).not.toHaveProperty('importKey');

    // What somebody has changed since it was seen is not confirmed.
    const form = aRow({ category: 'Rigging', question: 'Knots?', type: 'Draft' });
    await admin().put(`/api/questions/update-questions/${sailing}?subject=Maths`).send(form).expect(200);
    const only = [sailing, picture, same].flatMap((each) => each ?? []);
    expect(await change(id, { action: 'publish', only, seenAt })).toMatchObject({ total: 3, unchanged: 1 });
    expect((await batchOf(id)).members.slice(0, 4).map(({ state }) => state)).toEqual([
      'correct',
      'confirm',
      'ready',
      'published',
    ]);
    await begin('import-none', { action: 'undo' }).expect(404);
    await begin(id, { action: 'undo', only: ['x'] }).expect(400);
  });

  it('goes on where the process that changed it has died @long', async () => {
    const id = importId();
    await imported(numberedRows(600), { draft: 'true' }, { importId: id });
    const [first] = (await batchOf(id)).members;
    const state = { isRunning: true, total: 600, done: 1, unchanged: 0, reasons: [], last: first?.id };
    const died = { action: 'publish', by: 'test-admin', ...state, reportedAt: new Date(Date.now() - 31_000) };
    const imports = running.api.connection.collection<{ _id: string; change: object }>('imports');
    await imports.updateOne({ _id: id }, { $set: { change: died } });
    await begin(id, { action: 'undo' }).expect(409, /being changed at the moment/);
    await running.api.app.get(ImportRecovery).run();
    await eventually(async () =>
      expect((await batchOf(id)).change).toMatchObject({ isRunning: false, done: 600, unchanged: 0 }),
    );
    // The slice before that was not reported: only its questions are left.
    expect((await batchOf(id)).drafts).toBe(1);
  });

  it('is not published in another way round what has to be confirmed', async () => {
    const id = importId();
    await add(aRow({ category: 'Fractions', question: 'Known?', mcq_options: 'A one, B two, C three, D four' }));
    await imported([aRow({ category: 'Sailing', question: 'Knots?' })], { draft: 'true' }, { importId: id });
    const [draft] = (await batchOf(id)).members.map((member) => member.id);
    const message = '“Sailing” is a new topic. Correct or confirm it.';
    const errors = [{ path: 'category', message, canConfirm: true }];
    const finalize = () => admin().put(`/api/questions/update-question/${draft}`).query({ subject: 'Maths' });
    expect((await finalize().expect(422)).body).toMatchObject({ message, errors });
    const selection = { subject: 'Maths', ids: [draft] };
    const finalizeAll = () => admin().post('/api/questions/finalize-questions');
    expect((await finalizeAll().send(selection).expect(200)).body.unchanged).toEqual([
      { id: draft, message, canConfirm: true },
    ]);
    const form = aRow({ category: 'Sailing', question: 'Knots?', type: 'Finalized' });
    const edit = () => admin().put(`/api/questions/update-questions/${draft}?subject=Maths`);
    expect((await edit().send(form).expect(422)).body).toMatchObject({ errors });
    expect((await batchOf(id)).members).toMatchObject([{ state: 'confirm' }]);
    await finalizeAll()
      .send({ ...selection, confirmed: true })
      .expect(200);
    expect((await batchOf(id)).members).toMatchObject([{ state: 'published' }]);
  });

  it('is not imported where its fields say something else', () => upload([aRow()], { draft: 'perhaps' }).expect(400));
});

describe('a row', () => {
  it('with two equal options, of Reading without a passage or of Writing with options is refused', async () => {
    const rows = [
      aRow({ mcq_options: 'A 0.2, B 0.4, C 1, D 0.4' }),
      reading({ text: '' }),
      aRow({ subject: 'Writing' }),
    ];
    const { errors, questions } = await checkedWorkbook(workbook(rows));
    expect(errors).toMatchObject([
      { row: 2, column: 'mcq_options', message: 'Options B and D are both “0.4”.' },
      { row: 3, column: 'text', message: 'This Reading question has no passage.' },
      {
        row: 4,
        column: 'mcq_options',
        message: 'A Writing task has no options. Remove them, or correct the subject.',
      },
    ]);
    expect(questions).toEqual([]);
  });

  it('whose topic is misspelt is refused with the topic that is meant; a new topic is none of an old one', async () => {
    await add(aRow({ category: 'Division' }));
    const misspelt = aRow({ category: 'Divsion', question: 'How many dozens are 144?' });
    expect(await refused([misspelt])).toMatchObject([
      { column: 'category', message: 'There is no topic “Divsion”.', correction: 'Division' },
    ]);
    const topics = { Maths: ['Topic 1'], Reading: [], ThinkingSkills: [], Writing: [] };
    expect((await checkedWorkbook(workbook([aRow({ category: 'Topic 2' })]), { topics })).errors).toEqual([]);
    const id = importId();
    const rows = [
      misspelt,
      aRow({ category: 'Sailing', question: 'Knots?', mcq_options: 'A one, B two, C three, D four' }),
    ];
    const result = await imported(rows, { draft: 'true' }, { importId: id });
    expect(result).toMatchObject({ toReview: 1, notes: ['No published question has the topic Sailing yet.'] });
    const batch = await batchOf(id);
    expect(batch.members.map(({ state }) => state)).toEqual(['confirm', 'confirm']);
    expect(batch.questions.map(({ faults }) => faults[0])).toMatchObject([
      { correction: 'Division', isBlocking: false },
      { message: '“Sailing” is a new topic.', isBlocking: false },
    ]);
  });

  it('that can be corrected is refused with what it most likely means', async () => {
    const rows = [aRow({ level: 'easy' }), aRow({ question: 'Tricky?', level: 'Tricky' }), aRow({ question: 'Good?' })];
    const check = await checkedWorkbook(workbook(rows));
    expect(check).toMatchObject({ correctable: 1, corrected: [] });
    expect([check.questions.length, check.errors.length]).toEqual([1, 2]);
    expect(check.errors[0]).toMatchObject({ row: 2, column: 'level', value: 'easy', correction: 'Easy' });
    expect(check.errors[1]).not.toHaveProperty('correction');
  });

  it('with several faults is corrected as a whole, and each cell is named', async () => {
    const row = aRow({ subject: 'mathematics', mcq_options: '6\n12\n18', correct_answer: 'Option C', level: 'hard' });
    const { corrected, questions } = await checkedWorkbook(workbook([row]), { corrections: 'apply', draft: true });
    expect(corrected.map(({ column }) => column)).toEqual(['subject', 'mcq_options', 'correct_answer', 'level']);
    expect(questions).toMatchObject([{ correct_answer: 'C', level: 'Difficult' }]);
  });
});

describe('a sheet', () => {
  const notes = XLSX.utils.aoa_to_sheet([['What the teachers said'], ['Too easy?']]);

  it('with a title and a column of its own is read below its header; row and column are named', async () => {
    const change = (sheet: XLSX.WorkSheet) => {
      const rows = XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
      const { '!ref': ref, ...cells } = XLSX.utils.aoa_to_sheet([['Week 48'], [], ...rows]);
      for (const address of Object.keys(sheet)) if (!address.startsWith('!')) delete sheet[address];
      Object.assign(sheet, cells, { '!ref': ref });
    };
    const rows = [
      { ...aRow(), notes: 'ask Tom' },
      { ...aRow({ question: 'Bad?', level: 'x' }), notes: '' },
    ];
    const result = await imported(workbook(rows, { change, more: { Notes: notes } }), {}, { mode: 'valid-rows' });
    expect(result).toMatchObject({
      sheet: 'Questions',
      headerRow: 3,
      imported: 1,
      errors: [{ row: 5, column: 'level' }],
    });
    expect(result.notes).toContain('Column “notes” isn’t known and was left out.');
    expect(await stored()).toMatchObject([{ source: 'row 4 of week-48.xlsx' }]);
  });

  it('of questions beside the first is named', async () => {
    const more = { Maths: XLSX.utils.json_to_sheet([aRow()]), Notes: notes };
    const { name, questions, notes: left } = await checkedWorkbook(workbook([aRow({ question: 'Second?' })], { more }));
    expect([name, questions.length, left]).toEqual([
      'Maths',
      1,
      ['The sheet “Questions” was left out. Import it as a file of its own.'],
    ]);
  });
});

describe('a picture that was pasted into a row', () => {
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#1c6a4d' } })
      .png()
      .toBuffer();
  const paste = async (pictures: [row: number, name: string][], rows: Row[]) => {
    const content = await png();
    return withPictures(
      workbook(rows),
      pictures.map(([row, name]) => ({ row, name, content })),
    );
  };

  it('is the picture of its question; one beside the questions is named', async () => {
    const rows = [aRow(), aRow({ question: 'Which solid?' })];
    const result = await imported(
      await paste(
        [
          [3, 'a.png'],
          [40, 'b.png'],
        ],
        rows,
      ),
    );
    expect(result.notes).toEqual([
      'Pictures that lie beside the questions were left out. Put each into the row of its question.',
    ]);
    const [plain, pictured] = await stored();
    expect(plain?.image_data ?? null).toBeNull();
    expect(pictured?.image_data).toMatch(/^\/api\/images\/[0-9a-f]{64}$/);
    await running.api.anybody().get(pictured?.image_data).expect(200);
  });

  it('of another format, one of two, or beside an address refuses its row', async () => {
    const rows = [
      aRow(),
      aRow({ question: 'Two?' }),
      aRow({ question: 'Both?', image_data: 'https://a.example/a.png' }),
    ];
    const file = await paste(
      [
        [2, 'a.emf'],
        [3, 'b.png'],
        [3, 'c.png'],
        [4, 'd.png'],
      ],
      rows,
    );
    const { errors } = await checkedWorkbook(file);
    expect(errors.map(({ row, message }) => [row, message])).toEqual([
      [2, 'The picture in this row is no PNG, JPEG, WebP or GIF. Save it as one of these and paste it again.'],
      [3, 'This row has two pictures. Keep one of them.'],
      [4, 'This row has two pictures. Keep one of them.'],
    ]);
  });

  it('and is no picture refuses its row, which the download of bad rows asks to be pasted again', async () => {
    const id = importId();
    const file = withPictures(workbook([aRow()]), [{ row: 2, name: 'a.png', content: Buffer.from('no picture') }]);
    const { errors } = await imported(file, {}, { mode: 'valid-rows', importId: id });
    expect(errors).toMatchObject([{ row: 2, column: 'image_data', value: 'pasted picture' }]);
    await admin().get(`/api/addQuestions/imports/${id}/bad-rows`).expect(200);
  });

  it('from another address waits for a browser to try it', async () => {
    const id = importId();
    const row = aRow({ image_data: 'https://pictures.example/a.png' });
    expect(await imported([row], { draft: 'true' }, { importId: id })).toMatchObject({
      outsidePictures: 1,
      toReview: 0,
    });
    expect((await batchOf(id)).members).toMatchObject([{ state: 'picture' }]);
  });
});

test('a draft that somebody adds by hand is published as any other; an edit that would publish it is saved whole', async () => {
  const draft = aRow({ type: 'Draft' });
  const { body } = await admin().post('/api/addQuestions/addMathQuestions').send(draft).expect(201);
  const { question } = questionChangedSchema.required().parse(body);
  const edit = (form: Row) => admin().put(`/api/questions/update-questions/${question.id}?subject=Maths`).send(form);
  const equal = aRow({ mcq_options: 'A 6, B 12, C 18, D 6' });
  await edit({ ...equal, type: 'Finalized' }).expect(422);
  expect(await stored()).toMatchObject([{ type: 'Draft', version: 1 }]);
  await edit({ ...equal, type: 'Draft' }).expect(200);
  await edit(aRow({ type: 'Finalized' })).expect(200);
  expect(await stored()).toMatchObject([{ type: 'Finalized', mcq_options: draft.mcq_options }]);
});
