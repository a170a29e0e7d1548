import { importQuestions } from '@wattle/contract/question-import';
import { useApi } from '../../../test/start-api';
import { aRow, withParts, workbook } from '../../../test/workbook';

const running = useApi();
beforeEach(async () => {
  await running.api.connection.collection('questions').deleteMany({});
});

const SHEET = 'xl/worksheets/sheet1.xml';
const HEADER = ['subject', 'question', 'type', 'exam_type'];

/** A cell as its writer has put it: `kind` is its attributes. */
interface RawCell {
  kind: string;
  content: string;
}

const text = (content: string): RawCell => ({
  kind: 't="inlineStr"',
  content: `<is><t xml:space="preserve">${content}</t></is>`,
});
const writingQuestion = (question: RawCell) => [text('Writing'), question, text('Original'), text('Practice')];

function fileWith(rows: RawCell[][], { namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main' } = {}) {
  const cellOf = ({ kind, content }: RawCell, row: number, column: number) =>
    `<c r="${'ABCD'[column]}${row}" ${kind}>${content}</c>`;
  const sheetRows = [HEADER.map(text), ...rows].map((cells, index) => {
    const row = index + 1;
    return `<row r="${row}">${cells.map((cell, column) => cellOf(cell, row, column)).join('')}</row>`;
  });
  const sheet = `<worksheet xmlns="${namespace}"><sheetData>${sheetRows.join('')}</sheetData></worksheet>`;
  return withParts(workbook([aRow()]), { [SHEET]: `<?xml version="1.0"?>${sheet}` });
}

async function questionsOf(bytes: Buffer): Promise<string[]> {
  const { body } = await running.api
    .as('admin')
    .post('/api/addQuestions/import-questions')
    .attach('file', bytes, 'a.xlsx')
    .expect(200);
  importQuestions.response.parse(body);
  const stored = await running.api.connection.collection('questions').find().sort({ _id: 1 }).toArray();
  return stored.map(({ question }) => String(question));
}

describe('a cell', () => {
  it.each([
    [
      'of rich text keeps its letters',
      {
        kind: 't="inlineStr"',
        content: '<is><r><rPr><b/></rPr><t>bold</t></r><r><t xml:space="preserve"> and plain</t></r></is>',
      },
      'bold and plain',
    ],
    ['with a formula counts by its last value', { kind: 't="str"', content: '<f>CONCAT("a","b")</f><v>ab</v>' }, 'ab'],
    ['with a number is read as it is', { kind: '', content: '<v>12.5</v>' }, '12.5'],
    ['with a yes or no is read as Excel shows it', { kind: 't="b"', content: '<v>1</v>' }, 'TRUE'],
    ['with leading zeros keeps them', text('007'), '007'],
    ['with letters written as numbers is read', text('&#x6F22;&#23383; &amp; &lt;b&gt;'), '漢字 & <b>'],
    ['with letters that Excel escapes is read', text('one_x000D_\ntwo'), 'one\ntwo'],
    ['with text from right to left keeps it', text('ما هو ٣ + ٤؟'), 'ما هو ٣ + ٤؟'],
  ])('%s', async (_what, question, expected) => {
    expect(await questionsOf(fileWith([writingQuestion(question)]))).toEqual([expected]);
  });
});

test('a workbook of the strict format is read like any other', async () => {
  const namespace = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
  expect(await questionsOf(fileWith([writingQuestion(text('Strict?'))], { namespace }))).toEqual(['Strict?']);
});

test('a workbook whose sheets are all hidden is refused with a sentence', async () => {
  const bytes = workbook([aRow()], { hidden: ['Questions'] });
  const upload = running.api.as('admin').post('/api/addQuestions/import-questions').attach('file', bytes, 'a.xlsx');
  const { body } = await upload.expect(422);
  expect(body.message).toBe('This workbook has no sheet with questions. The template shows what one looks like.');
});
