import sharp from 'sharp';
import { checkedWorkbook } from '../../../test/checked-workbook';
import { useApi } from '../../../test/start-api';
import { aRow, withParts, workbook, zipOf } from '../../../test/workbook';

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

interface Shape {
  namespace?: string;
  /** Columns after the four of a Writing question. */
  more?: string[];
  /** Of rows, by their numbers. */
  rowAttributes?: Record<number, string>;
  columns?: string;
}

function fileWith(
  rows: RawCell[][],
  {
    namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    more = [],
    rowAttributes = {},
    columns = '',
  }: Shape = {},
) {
  const cellOf = ({ kind, content }: RawCell, row: number, column: number) =>
    `<c r="${'ABCDE'[column]}${row}" ${kind}>${content}</c>`;
  const sheetRows = [[...HEADER, ...more].map(text), ...rows].map((cells, index) => {
    const row = index + 1;
    return `<row r="${row}" ${rowAttributes[row] ?? ''}>${cells.map((cell, column) => cellOf(cell, row, column)).join('')}</row>`;
  });
  const sheet = `<worksheet xmlns="${namespace}">${columns}<sheetData>${sheetRows.join('')}</sheetData></worksheet>`;
  return withParts(workbook([aRow()]), { [SHEET]: `<?xml version="1.0"?>${sheet}` });
}

async function questionsOf(bytes: Buffer): Promise<string[]> {
  const { questions } = await checkedWorkbook(bytes);
  return questions.map(({ question }) => String(question));
}

const inline = (content: string): RawCell => ({ kind: 't="inlineStr"', content: `<is>${content}</is>` });
const run = (letters: string, font = '') =>
  `<r>${font && `<rPr>${font}</rPr>`}<t xml:space="preserve">${letters}</t></r>`;
const RAISED = '<vertAlign val="superscript"/>';
const LOWERED = '<vertAlign val="subscript"/>';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const FONTS = ['', '<strike/>', RAISED, '<name val="Wingdings 2"/>'];
/** The number of a style is that of its font; the next one is a fraction, and the last one a text. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts>${FONTS.map((font) => `<font>${font}</font>`).join('')}</fonts><cellXfs>${FONTS.map((_font, index) => `<xf numFmtId="0" fontId="${index}"/>`).join('')}<xf numFmtId="12" fontId="0"/><xf numFmtId="49" fontId="0"/></cellXfs></styleSheet>`;
const withStyles = (bytes: Buffer) => withParts(bytes, { 'xl/styles.xml': STYLES });

const upload = (bytes: Buffer, fields: Record<string, string> = {}) => {
  const request = running.api
    .as('admin')
    .post('/api/addQuestions/import-questions?mode=valid-rows')
    .attach('file', bytes, 'a.xlsx');
  return Object.entries(fields).reduce((sent, [name, value]) => sent.field(name, value), request);
};

async function expectRead(cases: [what: string, question: RawCell, expected: string][]): Promise<void> {
  const questions = await questionsOf(withStyles(fileWith(cases.map(([, question]) => writingQuestion(question)))));
  const read = cases.map(([what], index) => [what, questions[index]]);
  expect(read).toEqual(cases.map(([what, , expected]) => [what, expected]));
}

type Refused = [what: string, cell: RawCell, message: RegExp];

/** Each row of a file has one error, in this column. */
async function expectNamed(cases: Refused[], column: string, bytes: Buffer): Promise<void> {
  const { errors, questions } = await checkedWorkbook(bytes);
  expect(errors.map((error) => [error.row, error.column])).toEqual(cases.map((_each, index) => [index + 2, column]));
  for (const [index, [, , message]] of cases.entries()) expect(errors[index]?.message).toMatch(message);
  expect(questions).toEqual([]);
}

test('a cell is read as Excel shows it', async () => {
  await expectRead([
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
    ['with entities in CDATA keeps them', text('<![CDATA[&lt;b&gt; & ]]>&lt;i&gt;'), '&lt;b&gt; & <i>'],
    ['with text from right to left keeps it', text('ما هو ٣ + ٤؟'), 'ما هو ٣ + ٤؟'],
  ]);
});

describe('what formatting says', () => {
  it('is kept', async () => {
    await expectRead([
      ['raised digits and signs', inline(run('10') + run('2', RAISED) + run(' − 3') + run('−2', RAISED)), '10² − 3⁻²'],
      ['lowered letters', inline(run('x') + run('n+1', LOWERED)), 'xₙ₊₁'],
      ['an ordinal number', inline(run('the 1') + run('st', RAISED) + run(' one')), 'the 1st one'],
      ['a cell that is raised as a whole', { ...inline('<t>7</t>'), kind: 't="inlineStr" s="2"' }, '⁷'],
      ['a fraction', { kind: 's="4"', content: '<v>0.75</v>' }, '3/4'],
      ['a long whole number', { kind: '', content: '<v>5512940468989</v>' }, '5512940468989'],
      ['a long whole number in a cell for texts', { kind: 's="5"', content: '<v>5512940468990</v>' }, '5512940468990'],
    ]);
  });

  it('that cannot be kept is named with its cell', async () => {
    const cases: Refused[] = [
      ['raised letters that Unicode does not have', inline(run('2') + run('q', RAISED)), /^“q” is raised here/],
      ['words that are struck out', inline(run('not', '<strike/>') + run('this')), /^Part of this cell is struck out/],
      ['a cell that is struck out', { ...inline('<t>x?</t>'), kind: 't="inlineStr" s="1"' }, /struck out/],
      ['signs of a font', inline(run('abc', '<rFont val="Symbol"/>')), /uses the font Symbol/],
      [
        'a cell in a font of signs',
        { ...inline('<t>x?</t>'), kind: 't="inlineStr" s="3"' },
        /uses the font Wingdings 2/,
      ],
    ];
    await expectNamed(cases, 'question', withStyles(fileWith(cases.map(([, question]) => writingQuestion(question)))));
  });

  it('words that stand out are named in a note', async () => {
    const question = inline(run('Which ') + run('word', '<u/>') + run('?'));
    const { notes } = await checkedWorkbook(fileWith([writingQuestion(question)]));
    expect(notes).toEqual(['Row 2: words stand out (bold, italic or underlined) and were read as plain text.']);
  });
});

test('a value that cannot be told is named with its cell, and no empty one', async () => {
  const HIDING = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="170" formatCode=";;;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`;
  const cases: Refused[] = [
    [
      'a text that the file lacks',
      { kind: 't="s"', content: '<v>99999</v>' },
      /^The text of this cell is not in the f/,
    ],
    ['a number that is none', { kind: '', content: '<v>six</v>' }, /^This cell says that it holds a number/],
    ['a number that its format hides', { kind: 's="1"', content: '<v>6</v>' }, /^The number format of this cell hides/],
  ];
  const rows = cases.map(([what, explanation]) => [...writingQuestion(text(what)), explanation]);
  const file = withParts(fileWith(rows, { more: ['explanation'] }), { 'xl/styles.xml': HIDING });
  await expectNamed(cases, 'explanation', file);
});

describe('a formula', () => {
  const PICTURES = `<etc:cellImages xmlns:etc="x" xmlns:xdr="y" xmlns:a="z" xmlns:r="r"><etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="ID_1"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic></etc:cellImage></etc:cellImages>`;
  const picture = (name: string): RawCell => ({
    kind: 't="str"',
    content: `<f>_xlfn.DISPIMG("${name}",1)</f><v>=DISPIMG("${name}",1)</v>`,
  });
  const withPicture = async (bytes: Buffer) =>
    withParts(bytes, {
      'xl/cellimages.xml': PICTURES,
      'xl/_rels/cellimages.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="media/image1.png"/></Relationships>',
      'xl/media/image1.png': await sharp({ create: { width: 4, height: 4, channels: 3, background: '#1c6a4d' } })
        .png()
        .toBuffer(),
    });

  it('without a result is named with its cell, whatever the column', async () => {
    const message = /^This cell holds a formula without a stored result\. Open the file in Excel/;
    const cases: Refused[] = [
      ['no value', { kind: '', content: '<f>CONCATENATE("a","b")</f>' }, message],
      ['an empty value', { kind: '', content: '<f>A1</f><v/>' }, message],
      ['itself as its value', { kind: 't="str"', content: '<f>A1</f><v>=A1</v>' }, message],
    ];
    await expectNamed(cases, 'question', fileWith(cases.map(([, formula]) => writingQuestion(formula))));
  });

  it('of WPS Office for a picture gives the row its picture, in a column of any name', async () => {
    const row = [...writingQuestion(text('What is it?')), picture('ID_1')];
    const { body } = await upload(await withPicture(fileWith([row], { more: ['picture of mine'] }))).expect(200);
    expect(body).toMatchObject({ imported: 1, notes: [] });
    const [stored] = await running.api.connection.collection('questions').find().toArray();
    expect(stored?.image_data).toMatch(/^\/api\/images\//);
  });

  it('of WPS Office never becomes a question', async () => {
    const { errors } = await checkedWorkbook(await withPicture(fileWith([writingQuestion(picture('ID_1'))])));
    expect(errors).toMatchObject([{ row: 2, column: 'question' }]);
    expect(errors[0]?.message).toMatch(/^This cell holds a picture in the place of a text/);
  });
});

describe('what nobody sees', () => {
  it('counts nowhere, and a line break stays one', async () => {
    const row = {
      '\ufeffsubject': 'Ma\u200bths',
      question: 'One\u000btwo\u00a0three\u00ad?',
      mcq_options: 'A\u00a04, B\u00a06',
      correct_answer: '\u200eB',
      explanation: 'Be\u2060cause',
      type: 'Original',
      level: 'Ea\u200dsy',
      Topic: 'Frac\u200ctions',
      exam_type: 'Practice\u202c',
    };
    const { questions, notes } = await checkedWorkbook(workbook([row]));
    expect(notes).toEqual([]);
    expect(questions).toMatchObject([
      {
        question: 'One\ntwo three?',
        mcq_options: 'A 4, B 6',
        correct_answer: 'B',
        explanation: 'Because',
        level: 'Easy',
        category: 'Fractions',
      },
    ]);
  });

  it('is no letter of another script, no part of a picture of signs, and no quotation mark', async () => {
    const questions = ['می‌خواهم 👩‍🏫 ❤️', "'+' or '-'?"];
    expect(await questionsOf(workbook(questions.map((question) => aRow({ question }))))).toEqual(questions);
  });

  it('rows and columns that are hidden are named in a note', async () => {
    const bytes = fileWith([writingQuestion(text('Shown?')), writingQuestion(text('Hidden?'))], {
      rowAttributes: { 3: 'hidden="1"' },
      columns: '<cols><col min="4" max="4" hidden="1"/></cols>',
    });
    const { questions, notes } = await checkedWorkbook(bytes);
    expect(questions).toHaveLength(2);
    expect(notes).toEqual([
      'Row 3 is hidden in the sheet and was read all the same.',
      'The hidden column exam_type was read all the same.',
    ]);
  });
});

test('parts are found whatever the case of their names, and by what they are to the workbook', async () => {
  const strings = [...HEADER, 'Writing', 'Shared?', 'Original', 'Practice'];
  const cells = (row: number, from: number) =>
    HEADER.map((_each, column) => `<c r="${'ABCD'[column]}${row}" t="s"><v>${from + column}</v></c>`).join('');
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const file = zipOf({
    'xl/Workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${office}"><sheets><sheet name="Q" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/Workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="${office}/sharedStrings" Target="/XL/Texts.xml"/></Relationships>`,
    'xl/Worksheets/Sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1">${cells(1, 0)}</row><row r="2">${cells(2, 4)}</row></sheetData></worksheet>`,
    'xl/texts.xml': `<sst xmlns="${MAIN}">${strings.map((each) => `<si><t>${each}</t></si>`).join('')}</sst>`,
  });
  expect(await questionsOf(file)).toEqual(['Shared?']);
});

test('a workbook of the strict format is read like any other', async () => {
  const namespace = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
  expect(await questionsOf(fileWith([writingQuestion(text('Strict?'))], { namespace }))).toEqual(['Strict?']);
});

test('a workbook whose sheets are all hidden is refused with a sentence', async () => {
  const bytes = workbook([aRow()], { hidden: ['Questions'] });
  await expect(checkedWorkbook(bytes)).rejects.toThrow(
    'This workbook has no sheet with questions. The template shows what one looks like.',
  );
});
