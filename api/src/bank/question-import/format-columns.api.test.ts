import { importQuestions } from '@wattle/contract/question-import';
import { SKILLS } from '@wattle/contract/skills';
import XLSX, { type WorkSheet } from 'xlsx';
import { checkedWorkbook } from '../../../test/checked-workbook';
import { aBlank, aGap, anExtractsQuestion, aTurnedQuestion } from '../../../test/format-questions';
import { useApi } from '../../../test/start-api';
import { aRow, download, type Row, workbook } from '../../../test/workbook';

const running = useApi();
beforeEach(async () => {
  await running.api.connection.collection('questions').deleteMany({});
});

const TURNS = 'A: This is a quarter.\nB: This is a half.\nD: This takes 4\u0007 from 24.';
const GAPS: Row[] = ['B', 'G', 'E'].map((key, index) => ({ subject: 'Reading', ...aGap(index + 1, key) }));
const BLANKS: Row[] = [1, 2].map((blank) => ({ subject: 'Reading', ...aBlank(blank) }));

const upload = (bytes: Buffer) =>
  running.api.as('admin').post('/api/addQuestions/import-questions').attach('file', bytes, 'questions.xlsx');

async function imported(bytes: Buffer) {
  const { body } = await upload(bytes).expect(200);
  return importQuestions.response.parse(body);
}

const downloaded = (path: string) => download(running.api.as('admin').get(path));

async function stored() {
  const found = await running.api.connection.collection('questions').find().sort({ _id: 1 }).toArray();
  return found.map(({ _id, createdAt, updatedAt, importId, importKey, source, __v, ...fields }) => fields);
}

describe('an import', () => {
  it('reads wrong turns of a cell with a line for each, the pool, and the year level of a number cell', async () => {
    const more = {
      wrong_turns: TURNS,
      skills: 'Ratio; maths-rates',
      year_level: 5,
      pool: 'Free assessment',
      text_format: 'structured',
    };
    await imported(workbook([aRow(more), aRow({ question: 'What is 6 + 1?', year_level: '7' })]));
    expect(await stored()).toMatchObject([
      {
        wrong_turns: { A: 'This is a quarter.', B: 'This is a half.', D: 'This takes 4 from 24.' },
        skills: ['maths-ratio', 'maths-rates'],
        year_level: 5,
        pool: 'Free assessment',
        text_format: 'structured',
      },
      { year_level: 7 },
    ]);
  });

  it('reads the gaps of a passage, each once', async () => {
    const result = await imported(workbook([...GAPS, GAPS[1] as Row]));
    expect(result).toMatchObject({ imported: 3, duplicates: 1, duplicateRows: [{ row: 5 }] });
    expect(await stored()).toMatchObject([aGap(1, 'B'), aGap(2, 'G'), aGap(3, 'E')]);
    expect(await imported(workbook(GAPS))).toMatchObject({ imported: 0, duplicates: 3 });
  });

  it('takes a blank with other than four options, and asks before such a draft is published', async () => {
    const row = { ...BLANKS[0], mcq_options: 'A up, B over, C ahead' } as Row;
    expect((await checkedWorkbook(workbook([row]))).questions).toHaveLength(1);
    await upload(workbook([row]))
      .field('draft', 'true')
      .expect(200);
    const [draft] = await running.api.connection.collection('questions').find().toArray();
    const { body } = await running.api.as('admin').put(`/api/questions/update-question/${draft?._id}?subject=Reading`);
    expect(body.message).toBe('A blank has 4 options, and this one has 3. Correct or confirm it.');
  });

  it('names row and column of each cell that it does not understand', async () => {
    const cases: [column: string, row: Row, message: string][] = [
      ['wrong_turns', aRow({ question: '1?', wrong_turns: 'C: It is right.' }), 'There is no wrong option C.'],
      [
        'wrong_turns',
        aRow({ question: '2?', wrong_turns: 'It is a quarter.' }),
        'Wrong turns have a line for each wrong option: its letter, a colon and a sentence.',
      ],
      ['skills', aRow({ question: '3?', skills: 'Ratio; Sailing' }), 'There is no skill “Sailing” in Maths.'],
      [
        'text_format',
        aRow({ question: '4?', text_format: 'html' }),
        'Text format is structured, or empty for plain text.',
      ],
      ['year_level', aRow({ question: '5?', year_level: 12 }), 'Year level is 4, 5, 6 or 7.'],
      ['pool', aRow({ question: '6?', pool: 'Visitors' }), 'Pool is Tests or Free assessment.'],
      ['format', { ...GAPS[0], format: 'gaps' }, 'Format is gap, cloze, extracts, compare or poem.'],
      ['text', { ...GAPS[0], text: 'No gap.' }, 'The passage has no [1], where gap 1 is.'],
      ['text', { ...BLANKS[1], text: 'No [1].' }, 'The passage has no [2], where blank 2 is.'],
      [
        'question',
        { ...GAPS[0], question: 'Which?' },
        'The question names its gap, such as: Which sentence goes into gap 1?',
      ],
    ];
    const { errors } = await checkedWorkbook(workbook([aRow(), ...cases.map(([, row]) => row)]));
    const expected = cases.map(([column, , message], index) => {
      const row = index + 3;
      return { path: `row ${row}, ${column}`, row, column, message };
    });
    expect(errors).toMatchObject(expected);
  });
});

describe('an export', () => {
  it('is imported into an empty bank without loss', async () => {
    const questions = {
      Maths: [aTurnedQuestion({ skills: ['maths-ratio', 'maths-rates'] })],
      Reading: [...GAPS, ...BLANKS, anExtractsQuestion({ year_level: 6 })],
    };
    const forms = { Maths: 'addMathQuestions', Reading: 'addReadingQuestions' };
    const files: Buffer[] = [];
    for (const subject of ['Maths', 'Reading'] as const) {
      for (const fields of questions[subject]) {
        await running.api.as('admin').post(`/api/addQuestions/${forms[subject]}`).send(fields).expect(201);
      }
      files.push(await downloaded(`/api/questions/export/${subject}`));
    }
    const before = await stored();
    await running.api.connection.collection('questions').deleteMany({});
    for (const file of files) expect((await imported(file)).badRows).toBe(0);
    expect(await stored()).toEqual(before);
  });
});

it('the template explains every column', async () => {
  const { Sheets } = XLSX.read(await downloaded('/api/addQuestions/import-template'));
  const [columns = []] = XLSX.utils.sheet_to_json<string[]>(Sheets.Questions as WorkSheet, { header: 1 });
  const help = XLSX.utils.sheet_to_json<Row>(Sheets['How to fill it in'] as WorkSheet);
  expect(help.map(({ column }) => column)).toEqual(columns);
  expect(XLSX.utils.sheet_to_json<Row>(Sheets.Skills as WorkSheet)).toHaveLength(SKILLS.length);
});
