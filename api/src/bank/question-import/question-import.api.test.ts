import { importProgress, importQuestions } from '@wattle/contract/question-import';
import XLSX, { type WorkSheet } from 'xlsx';
import { call } from '../../../test/call';
import { checkedWorkbook } from '../../../test/checked-workbook';
import { eventually } from '../../../test/eventually';
import { useApi } from '../../../test/start-api';
import { aRow, download, numberedRows, type Row, workbook } from '../../../test/workbook';

const running = useApi();
beforeEach(async () => {
  await running.api.connection.collection('questions').deleteMany({});
});

const URL_PATH = '/api/addQuestions/import-questions';

const upload = (bytes: Buffer, query: object = {}, name = 'maths.xlsx') =>
  running.api.as('admin').post(URL_PATH).query(query).attach('file', bytes, name);

async function imported(bytes: Buffer, query: object = {}) {
  const { body } = await upload(bytes, query).expect(200);
  return importQuestions.response.parse(body);
}

/** Into the bank by the form, which takes less time than a file. */
async function add(...rows: Row[]): Promise<void> {
  for (const row of rows)
    await running.api.as('admin').post('/api/addQuestions/addMathQuestions').send(row).expect(201);
}

const stored = () => running.api.connection.collection('questions').find().sort({ _id: 1 }).toArray();

describe('an import', () => {
  it('writes the questions of a sheet into the bank', async () => {
    const result = await imported(
      workbook([aRow(), aRow({ question: 'Describe a storm.', subject: 'writing', mcq_options: '' })]),
    );
    expect(result).toMatchObject({ message: '2 questions were imported.', rows: 2, imported: 2, duplicates: 0 });
    expect(await stored()).toMatchObject([
      { ...aRow(), version: 1, createdBy: 'test-admin', source: 'row 2 of maths.xlsx' },
      { subject: 'Writing', question: 'Describe a storm.' },
    ]);
    const [question] = await stored();
    const url = `/api/questions/history/${question?._id}?subject=Maths`;
    const { body } = await running.api.as('admin').get(url).expect(200);
    expect(body.history).toMatchObject([{ action: 'imported', by: 'test-admin', note: 'row 2 of maths.xlsx' }]);
  });

  it('forgives case and spaces in the header', async () => {
    const headers = { Subject: 'MATHS', Question: '2 + 2?', 'MCQ Options': 'A 3, B 4', 'correct answer': 'B' };
    const rest = { EXPLANATION: 'Add.', type: 'Original', level: 'Easy', category: 'Adding', 'Exam-Type': 'Weekly' };
    expect((await checkedWorkbook(workbook([{ ...headers, ...rest }]))).questions).toHaveLength(1);
  });

  it('writes nothing where one row is bad, and names row, column and reason', async () => {
    const rows = [
      aRow(),
      aRow({ question: 'What is 5?', correct_answer: 'E' }),
      aRow({ question: 'What is 6?', level: 'Hard' }),
    ];
    const { body } = await upload(workbook(rows)).expect(422);
    expect(body).toEqual({
      statusCode: 422,
      message: '2 rows have to be corrected; nothing was imported.',
      errors: [
        {
          path: 'row 3, correct_answer',
          message: 'There is no option E: the options end at D.',
          row: 3,
          column: 'correct_answer',
          value: 'E',
        },
        {
          path: 'row 4, level',
          message: 'Level is Easy, Medium or Difficult.',
          row: 4,
          column: 'level',
          value: 'Hard',
          correction: 'Difficult',
        },
      ],
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a dry run', { dryRun: true }],
    ['a dry run for valid rows @long', { dryRun: true, mode: 'valid-rows' }],
  ])('only checks in %s', async (_what, query) => {
    const result = await imported(workbook([aRow()]), query);
    expect(result).toMatchObject({ message: '1 question is ready to be imported.', valid: 1, imported: 0 });
    expect(await stored()).toEqual([]);
  });

  it('judges a dry run as it judges the import', async () => {
    await upload(workbook([aRow({ type: 'Old' })]), { dryRun: true }).expect(422);
  });

  it('writes the good rows and lists the rest where that is wanted', async () => {
    const result = await imported(workbook([aRow(), aRow({ explanation: '' })]), { mode: 'valid-rows' });
    expect(result).toMatchObject({
      message: '1 question was imported. 1 row has to be corrected.',
      imported: 1,
      badRows: 1,
      errors: [{ path: 'row 3, explanation', message: 'Explanation is required.' }],
    });
  });

  it('reports what is in the bank already, or twice in the file, and writes it once', async () => {
    await add(aRow());
    const again = [aRow({ question: ' what is 3/4  of 24? ' }), aRow({ question: 'New?' }), aRow({ question: 'new?' })];
    const result = await imported(workbook(again));
    expect(result).toMatchObject({ imported: 1, duplicates: 2 });
    expect(result.message).toBe('1 question was imported. 2 are in the bank already, or twice in the file.');
    expect(result.duplicateRows.map(({ row }) => row).sort()).toEqual([2, 4]);
    expect(await stored()).toHaveLength(2);
  });

  it('brings back a deleted question under a new id, and the deleted one is then refused with where that is', async () => {
    const rows = [aRow(), aRow({ question: 'What is 7?' }), aRow({ question: 'What is 8?' })];
    await imported(workbook(rows));
    const ids = (await stored()).map(({ _id }) => String(_id));
    const admin = running.api.as('admin');
    await admin.post('/api/questions/delete-questions').send({ subject: 'Maths', ids }).expect(200);
    await imported(workbook([aRow({ question: 'What is 7?' })]));

    const message =
      'This question is in the bank again, from row 2 of maths.xlsx. To restore this one, delete that one.';
    const { body: one } = await admin.put(`/api/questions/restore-question/${ids[1]}?subject=Maths`).expect(409);
    expect(one.message).toBe(message);
    const { body } = await admin.post('/api/questions/restore-questions').send({ subject: 'Maths', ids }).expect(200);
    expect(body).toEqual({
      message: '2 questions were restored. 1 could not be.',
      changed: [ids[0], ids[2]],
      unchanged: [{ id: ids[1], message }],
    });
  });

  it('of one file twice at once writes each question once @long', async () => {
    const bytes = workbook(numberedRows(60));
    const results = await Promise.all([imported(bytes), imported(bytes)]);
    expect(results.map((result) => result.imported).reduce((sum, each) => sum + each)).toBe(60);
    expect(await stored()).toHaveLength(60);
  });

  it('may be uploaded again after a correction @long', async () => {
    await upload(workbook([aRow(), aRow({ question: 'What is 7?', correct_answer: 'x' })])).expect(422);
    expect((await imported(workbook([aRow(), aRow({ question: 'What is 7?' })]))).imported).toBe(2);
  });
});

describe('a file', () => {
  it.each([
    ['that is not there', () => running.api.as('admin').post(URL_PATH), 400, 'Please select a file before uploading.'],
    [
      'with another ending',
      () => upload(workbook([aRow()]), {}, 'maths.csv'),
      400,
      'Please upload a valid Excel file (.xlsx)',
    ],
    [
      'that is empty',
      () => upload(Buffer.alloc(0)),
      422,
      'This file is empty. Choose the one that holds the questions.',
    ],
  ] as const)('%s is refused with a sentence', async (_what, send, status, sentence) => {
    const { body } = await send().expect(status);
    expect(body.message).toMatch(sentence);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['that is a CSV by another name', Buffer.from('question,type\nx,Original\n'), /^This is not an Excel workbook/],
    [
      'that is some other archive',
      Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'),
      /^This is not an Excel workbook/,
    ],
    ['whose sheet is empty', workbook([]), 'This workbook is empty. Choose the one that holds the questions.'],
    [
      'without questions',
      workbook([{ subject: '', question: '', type: '', exam_type: '' }]),
      'The sheet “Questions” holds no questions below its header. Add a row for each.',
    ],
    [
      'without a header',
      workbook([{ a: 1 }]),
      /^No row names the columns subject, question, type, exam_type\. The template/,
    ],
    [
      'without a column',
      workbook([{ question: 'x' }]),
      'Row 1 of the sheet “Questions” names no column subject, type, exam_type. Add what is missing, or start from the template.',
    ],
    [
      'with a column twice',
      workbook([{ ...aRow(), 'Exam type': 'Weekly' }]),
      'The column exam_type is there twice. Remove one of them.',
    ],
  ])('%s is refused by its content', async (_what, bytes, sentence) => {
    await expect(checkedWorkbook(bytes)).rejects.toThrow(sentence);
  });

  it('of more than 20 MB is refused', async () => {
    const { body } = await upload(Buffer.alloc(20 * 1024 * 1024 + 1)).expect(413);
    expect(body.message).toMatch(/^This file is larger than 20 MB/);
  });
});

describe('what Excel makes of a sheet', () => {
  it('is read as it is shown: numbers in their format, formulas by their value', async () => {
    const bytes = workbook([aRow({ category: 'x', question: 'y' })], {
      change: (sheet) => {
        sheet.B2 = { t: 'n', v: 7, z: '000', w: '007' };
        sheet.H2 = { t: 's', v: 'Fractions', f: 'CONCAT("Frac","tions")' };
      },
    });
    expect((await checkedWorkbook(bytes)).questions).toMatchObject([{ question: '007', category: 'Fractions' }]);
  });

  it.each([false, true])('a fraction that became a date is named (1904 dates: %s)', async (date1904) => {
    const bytes = workbook([aRow()], {
      date1904,
      change: (sheet) => {
        sheet.C2 = { t: 'n', v: 46_085, z: 'd-mmm' };
      },
    });
    const { errors } = await checkedWorkbook(bytes);
    expect(errors).toMatchObject([{ row: 2, column: 'mcq_options' }]);
    expect(errors[0]?.message).toMatch(/^Excel has made the date .+ of this\. Give the cell the format Text/);
  });

  it('an error of a formula is named', async () => {
    const bytes = workbook([aRow()], {
      change: (sheet) => {
        sheet.E2 = { t: 'e', v: 0x17, w: '#REF!' };
      },
    });
    const { errors } = await checkedWorkbook(bytes);
    expect(errors[0]).toMatchObject({
      column: 'explanation',
      message: 'This cell holds the Excel error #REF!. Type the value in its place.',
    });
  });

  it('a cell that is merged over rows belongs to each of them', async () => {
    const passage = (text?: string) => aRow({ subject: 'Reading', question: `Question ${text ?? 'two'}?`, text });
    const bytes = workbook([passage('The lamp.'), passage()], {
      change: (sheet) => {
        const column = XLSX.utils.decode_range(sheet['!ref'] ?? '').e.c;
        sheet['!merges'] = [{ s: { r: 1, c: column }, e: { r: 2, c: column } }];
      },
    });
    const { questions } = await checkedWorkbook(bytes);
    expect(questions.map(({ text }) => text)).toEqual(['The lamp.', 'The lamp.']);
  });

  it('of several sheets the first that is not hidden is read', async () => {
    const old = XLSX.utils.json_to_sheet([aRow({ question: 'Old?' })]);
    const { questions } = await checkedWorkbook(workbook([aRow()], { more: { Old: old }, hidden: ['Old'] }));
    expect(questions).toMatchObject([{ question: 'What is 3/4 of 24?' }]);
  });

  it('empty rows are passed over, and others keep their numbers', async () => {
    const bytes = workbook([aRow(), {}, aRow({ question: 'Bad?', level: 'x' })]);
    expect((await checkedWorkbook(bytes)).errors[0]?.path).toBe('row 4, level');
  });

  it('text of every language, line breaks and markup are kept letter by letter', async () => {
    const question = 'Wie heißt „Wattle“ auf 日本語?\n<b onclick="x">🌼</b> 𝒳 ≥ ½';
    expect((await checkedWorkbook(workbook([aRow({ question })]))).questions).toMatchObject([{ question }]);
  });
});

describe('a picture in a row', () => {
  const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  it('is stored where it is base64, and kept where it is an address', async () => {
    const address = 'https://pictures.example/a.png';
    const rows = [
      aRow({ image_data: PNG }),
      aRow({ question: 'Other?', image_data: address, explanation_image: PNG, explanation_image_description: 'Bars' }),
    ];
    await imported(workbook(rows));
    const ours = expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}$/);
    const [plain, drawn] = await stored();
    expect(plain).toMatchObject({ image_data: ours });
    expect(drawn).toMatchObject({
      image_data: address,
      explanation_image: ours,
      explanation_image_description: 'Bars',
    });
  });

  it('that is none is named', async () => {
    const none = [
      'javascript:alert(1)',
      'http://example.com/a.png',
      'QUJD'.repeat(20),
      `/api/images/${'0'.repeat(64)}`,
    ];
    const rows = ['image_data', 'explanation_image'].flatMap((column) =>
      none.map((value, index) => aRow({ question: `Which ${column} of ${index}?`, [column]: value })),
    );
    const { body } = await upload(workbook(rows)).expect(422);
    expect(new Set(body.errors.map(({ path }: { path: string }) => path))).toEqual(
      new Set(
        rows.map((row, index) => `row ${index + 2}, ${'image_data' in row ? 'image_data' : 'explanation_image'}`),
      ),
    );
  });
});

describe('the progress of an import', () => {
  const importId = () => `import-${Math.random().toString(36).slice(2)}`;
  const cancel = (id: string) => running.api.as('admin').delete(`/api/addQuestions/imports/${id}`);
  const progress = async (id: string) => {
    return call(running.api.as('admin'), importProgress, { params: { importId: id } });
  };

  it('can be followed, and is done in the end', async () => {
    const id = importId();
    const done = imported(workbook(numberedRows(600)), { importId: id });
    await eventually(async () => expect((await progress(id)).written).toBeGreaterThan(0));
    await done;
    expect(await progress(id)).toEqual({
      state: 'done',
      rows: 600,
      checked: 600,
      written: 600,
      response: await done,
    });
    await upload(workbook([aRow()]), { importId: id }).expect(409);
  });

  it('can be cancelled, and then nothing was imported', async () => {
    const id = importId();
    const sent = upload(workbook(numberedRows(3_000)), { importId: id }).then((response) => response);
    await eventually(async () => expect((await progress(id)).written).toBeGreaterThan(0));
    await cancel(id).expect(200);
    const { status, body } = await sent;
    expect([status, body.message]).toEqual([409, 'The import was cancelled, and nothing was imported.']);
    expect(await progress(id)).toMatchObject({ state: 'cancelled', written: 0 });
    expect(await stored()).toEqual([]);
  }, 60_000);

  it('that waits for another one can be cancelled at once @long', async () => {
    const [busy, waiting] = [importId(), importId()];
    const first = imported(workbook(numberedRows(3_000)), { importId: busy, dryRun: true });
    await eventually(async () => expect((await progress(busy)).state).not.toBe('waiting'));
    const second = upload(workbook([aRow()]), { importId: waiting }).then((response) => response);
    await eventually(async () => expect((await progress(waiting)).state).toBe('waiting'));
    const { body } = await cancel(waiting).expect(200);
    expect(body.state).toBe('cancelled');
    await first;
    expect((await second).status).toBe(409);
    expect(await stored()).toEqual([]);
  }, 60_000);

  it('of a file that was refused says why', async () => {
    const id = importId();
    await upload(workbook([{ question: 'x' }]), { importId: id }).expect(422);
    expect(await progress(id)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^Row 1 of the sheet/),
    });
  });

  it('of an unknown import is 404', () =>
    running.api.as('admin').get('/api/addQuestions/imports/unknown-import').expect(404));
});

describe('workbooks that the API writes', () => {
  it('bad rows hold those whose picture is none @long', async () => {
    const notAPicture = 'iVBORw0KGgo'.padEnd(80, 'A');
    await imported(workbook([aRow({ image_data: notAPicture })]), { mode: 'valid-rows', importId: 'with-bad-picture' });
    const [bad] = rowsOf(await downloaded('/api/addQuestions/imports/with-bad-picture/bad-rows'));
    expect(bad).toMatchObject({ question: 'What is 3/4 of 24?', what_to_do: expect.stringMatching(/^image_data: /) });
  });

  const downloaded = (path: string) =>
    download(
      running.api
        .as('admin')
        .get(path)
        .expect('Content-Disposition', /^attachment; filename=".+\.xlsx"$/),
    );
  const rowsOf = (bytes: Buffer) => {
    const { Sheets, SheetNames } = XLSX.read(bytes, { cellFormula: true });
    return XLSX.utils.sheet_to_json<Record<string, string>>(Sheets[SheetNames[0] ?? ''] as WorkSheet);
  };

  it('a template has the header of an import', async () => {
    const { Sheets } = XLSX.read(await downloaded('/api/addQuestions/import-template'));
    const [header = []] = XLSX.utils.sheet_to_json<string[]>(Sheets.Questions as WorkSheet, { header: 1 });
    expect(header).toEqual(expect.arrayContaining(Object.keys(aRow())));
  });

  it('bad rows can be downloaded with what to do, corrected, and imported', async () => {
    const rows = [aRow(), aRow({ question: '=1+1?', correct_answer: 'E', category: 'Sums' })];
    await imported(workbook(rows), { mode: 'valid-rows', importId: 'with-bad-rows' });
    const [bad, ...others] = rowsOf(await downloaded('/api/addQuestions/imports/with-bad-rows/bad-rows'));
    expect(others).toEqual([]);
    expect(bad).toMatchObject({
      question: "'=1+1?",
      correct_answer: 'E',
      what_to_do: 'correct_answer: There is no option E: the options end at D.',
    });
    await imported(workbook([{ ...bad, correct_answer: 'D' }]));
    expect((await stored())[1]).toMatchObject({ question: '=1+1?', correct_answer: 'D' });
  });

  it('an export holds what the list shows, no formula, and is imported again without loss', async () => {
    const rows = ['=HYPERLINK("http://x")', '+1', '-1', '@x', '\tTab', "'=quoted", 'Ordinary', 'Line\nbreak'].map(
      (question, index) => aRow({ question, category: index < 7 ? 'Odd' : 'Even', explanation: `'${question}` }),
    );
    await add(...rows);
    const before = await stored();
    const bytes = await downloaded('/api/questions/export/Maths?category=Odd');
    expect(rowsOf(bytes)).toHaveLength(7);
    const { Sheets } = XLSX.read(bytes, { cellFormula: true });
    const cells = Object.values(Sheets.Questions as WorkSheet).filter(
      (cell) => typeof cell === 'object' && 't' in cell,
    );
    expect(cells.some((cell) => cell.f !== undefined || cell.t !== 's' || /^[=+\-@\t]/.test(String(cell.v)))).toBe(
      false,
    );

    const all = await downloaded('/api/questions/export/Maths');
    await running.api.connection.collection('questions').deleteMany({});
    await imported(all);
    const content = ({ question, explanation, mcq_options, category, level }: Record<string, unknown>) => ({
      question,
      explanation,
      mcq_options,
      category,
      level,
    });
    expect((await stored()).map(content)).toEqual(before.map(content));
  });
});
