import { useApi } from '../../../test/start-api';
import {
  aRow,
  numberedRows,
  type Row,
  SHARED,
  withParts,
  workbook,
  workbookSharing,
  zipOf,
} from '../../../test/workbook';

const running = useApi();

const SHEET = 'xl/worksheets/sheet1.xml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const worksheet = (content: string) => `<?xml version="1.0"?><worksheet xmlns="${MAIN}">${content}</worksheet>`;
const withSheet = (content: string) => withParts(workbook([aRow()]), { [SHEET]: worksheet(content) });
const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

const NOT_A_WORKBOOK = /^This is not an Excel workbook/;
const TOO_LARGE = /^This workbook unpacks to far more/;

/** Where each entry stands in the directory of an archive. */
function* directoryEntries(bytes: Buffer): Generator<number> {
  const end = bytes.lastIndexOf('PK\u0005\u0006');
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry += 1) {
    yield at;
    at += 46 + [28, 30, 32].reduce((sum, offset) => sum + bytes.readUInt16LE(at + offset), 0);
  }
}

/** Says in both directories of an archive that its first large entry is small. */
function understated(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  for (const at of directoryEntries(changed)) {
    if (changed.readUInt32LE(at + 24) <= 1_000_000) continue;
    changed.writeUInt32LE(1_000, at + 24);
    changed.writeUInt32LE(1_000, changed.readUInt32LE(at + 42) + 22);
  }
  return changed;
}

/** Lets two entries of an archive be the same bytes. */
function overlapping(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const [one = 0, other = 0] = directoryEntries(changed);
  changed.copyWithin(other + 20, one + 20, one + 28);
  changed.copyWithin(other + 42, one + 42, one + 46);
  return changed;
}

/** Rows that share a text of so many characters in these columns. */
const sharing = (characters: number, count: number, columns: Row) =>
  workbookSharing(
    'word '.repeat(characters / 5),
    numberedRows(count).map((row) => ({ ...row, ...columns })),
  );

const withLongFormat = () => {
  const format = `<numFmts count="1"><numFmt numFmtId="170" formatCode="&quot;${'x'.repeat(100_000)}&quot;0"/></numFmts>`;
  return withParts(workbook([aRow()]), { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${format}</styleSheet>` });
};

const overlappingMerges = () => {
  const change = (sheet: object) => {
    const areas = Array.from({ length: 20_000 }, () => ({ s: { r: 1, c: 0 }, e: { r: 49_999, c: 0 } }));
    Object.assign(sheet, { '!merges': areas });
  };
  return workbook(numberedRows(20_000), { change });
};

describe('a file that is made to do harm', () => {
  it.each([
    ['declares millions of empty cells', () => withSheet('<dimension ref="A1:XFD1048576"/><sheetData/>'), /is empty/],
    ['holds 60,000 rows', () => withSheet(cellsOf(60_000, 17)), /^This sheet has more rows than can be imported/],
    ['holds 1,000 columns', () => withSheet(cellsOf(2, 1_000)), /^This sheet has more columns than can be imported/],
    ['unpacks to a multiple of itself', () => withSheet(' '.repeat(40_000_000)), TOO_LARGE],
    ['understates what it unpacks to', () => understated(withSheet(' '.repeat(40_000_000))), NOT_A_WORKBOOK],
    ['holds entries that overlap', () => overlapping(workbook([aRow()])), NOT_A_WORKBOOK],
    ['shows each number with 100,000 characters', withLongFormat, NOT_A_WORKBOOK],
    [
      'shows one text of 1,000,000 characters in 3,000 rows',
      () => sharing(1_000_000, 3_000, { explanation: SHARED }),
      '3,000 rows have to be corrected; nothing was imported.',
    ],
    [
      'holds 700 bad rows with 40,000 characters in each',
      () => sharing(20_000, 700, { explanation: SHARED, category: SHARED, level: 'Hard' }),
      '700 rows have to be corrected; nothing was imported.',
    ],
    [
      'shows more than 100 million characters',
      () => sharing(20_000, 6_000, { explanation: SHARED }),
      'The cells of this sheet show more than 100,000,000 characters. Divide the file.',
    ],
    ['merges the same cells thousands of times', overlappingMerges, NOT_A_WORKBOOK],
    [
      'holds thousands of entries',
      () => withParts(workbook([aRow()]), manyEntries()),
      /^This workbook has 1\d\d parts\. At most 1,000 pictures and 100 other parts can be read/,
    ],
    ['holds a comment that does not end', () => withSheet(`${cellsOf(2, 4)}<!-- `), NOT_A_WORKBOOK],
    ['holds a quotation mark that does not end', () => withSheet(`${cellsOf(2, 4)}<row r="3>`), NOT_A_WORKBOOK],
    ['is cut in the middle', () => workbook([aRow()]).subarray(0, 2_000), NOT_A_WORKBOOK],
    ['is a document of another program', () => zipOf({ 'word/document.xml': '<document/>' }), NOT_A_WORKBOOK],
    [
      'has a password',
      () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2_048, '0'), 'hex'),
      /^This workbook has a password/,
    ],
    [
      'names a column after a part of every object',
      () => withSheet(`<sheetData><row r="1">${cell('A1', '__proto__')}</row></sheetData>`),
      /^No row names the columns/,
    ],
  ])('and %s is refused, and the API keeps answering', async (_what, make, sentence) => {
    const bytes = make();
    const upload = running.api.as('admin').post('/api/addQuestions/import-questions').attach('file', bytes, 'a.xlsx');
    const [{ body }] = await Promise.all([upload.expect(422), running.api.anybody().get('/api/health').expect(200)]);
    expect(body.message).toMatch(sentence);
  });

  it('is no file that declares a million rows and columns and holds few, however far apart they are', async () => {
    const header = ['subject', 'question', 'type', 'exam_type'];
    const values = ['Writing', 'Far?', 'Original', 'Practice'];
    const rowOf = (row: number, texts: string[]) =>
      `<row r="${row}">${texts.map((text, index) => cell(`${['A', 'B', 'C', 'XFD'][index]}${row}`, text)).join('')}</row>`;
    const formatted = '<row r="3"><c r="XFA3" s="1"/></row>';
    const content = `<dimension ref="A1:XFD1048576"/><sheetData>${rowOf(1, header)}${formatted}${rowOf(1_048_576, values)}</sheetData>`;
    const { body } = await running.api
      .as('admin')
      .post('/api/addQuestions/import-questions?dryRun=true')
      .attach('file', withSheet(content), 'a.xlsx')
      .expect(200);
    expect(body).toMatchObject({ rows: 1, valid: 1 });
  });

  it('is no file whose many formatted rows hold nothing, however that is written', async () => {
    const blanks = Array.from({ length: 60_000 }, (_each, index) => {
      const style = (index * 104_729) % 1_000_003;
      return `<row><c s="${style}"></c><c s="${style}"><v></v></c><c t="str"><f>A${style}</f><v></v></c></row>`;
    });
    const texts = [
      ['subject', 'question', 'type', 'exam_type'],
      ['Writing', 'Filled?', 'Original', 'Practice'],
    ];
    const rows = texts.map((row) => `<row>${row.map((each) => cell('', each)).join('')}</row>`);
    const { body } = await running.api
      .as('admin')
      .post('/api/addQuestions/import-questions?dryRun=true')
      .attach('file', withSheet(`<sheetData>${rows.join('')}${blanks.join('')}</sheetData>`), 'a.xlsx')
      .expect(200);
    expect(body).toMatchObject({ rows: 1, valid: 1 });
  });

  it('that ends texts thousands of times is read in linear time', async () => {
    const ends = (name: string) => `</${name}>`.repeat(100_000);
    const filler = Array.from({ length: 60_000 }, (_each, index) => (index * 104_729) % 1_000_003).join(' ');
    const content = `<sheetData><row><c t="inlineStr"><is><t>${filler}${ends('t')}</is></c><c><f>${filler}${ends('f')}</c></row></sheetData>`;
    const { body } = await running.api
      .as('admin')
      .post('/api/addQuestions/import-questions')
      .attach('file', withSheet(content), 'a.xlsx')
      .expect(422);
    expect(body.message).toMatch(/names no column|^No row names/);
  });

  it('names the cells that hold too much, and keeps what can be corrected', async () => {
    const admin = running.api.as('admin');
    const bytes = sharing(1_000_000, 2, { explanation: SHARED });
    const { body } = await admin
      .post('/api/addQuestions/import-questions?mode=valid-rows&importId=with-long-cells')
      .attach('file', bytes, 'a.xlsx')
      .expect(200);
    expect(body).toMatchObject({ imported: 0, badRows: 2 });
    expect(body.errors[0]).toMatchObject({
      path: 'row 2, explanation',
      message: 'This cell holds more than 32,767 characters. Shorten its text.',
      value: 'word '.repeat(40),
    });
    await admin.get('/api/addQuestions/imports/with-long-cells/bad-rows').expect(200);
  });

  it('is told the beginning of a long value that a column does not take', async () => {
    const { body } = await running.api
      .as('admin')
      .post('/api/addQuestions/import-questions')
      .attach('file', sharing(20_000, 1, { level: SHARED }), 'a.xlsx')
      .expect(422);
    expect(body.errors).toMatchObject([{ path: 'row 2, level', value: 'word '.repeat(40) }]);
  });

  it('lists the first 1,000 of the rows whose picture is none', async () => {
    const image_data = `/api/images/${'0'.repeat(64)}`;
    const rows = numberedRows(1_100).map((row) => ({ ...row, image_data }));
    const { body } = await running.api
      .as('admin')
      .post('/api/addQuestions/import-questions?mode=valid-rows')
      .attach('file', workbook(rows), 'a.xlsx')
      .expect(200);
    expect(body).toMatchObject({ imported: 0, badRows: 1_100 });
    expect(body.errors).toHaveLength(1_000);
  });

  it('by one sheet that is listed thousands of times is read once', async () => {
    const book = workbook([aRow()]);
    const sheets = Array.from({ length: 5_000 }, (_each, index) => `<sheet name="S${index}" sheetId="1" r:id="rId1"/>`);
    const content = `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
    const { body } = await running.api
      .as('admin')
      .post('/api/addQuestions/import-questions?dryRun=true')
      .attach('file', withParts(book, { 'xl/workbook.xml': content }), 'a.xlsx')
      .expect(200);
    expect(body).toMatchObject({ sheet: 'S0', valid: 1 });
  });

  it('by an entity that unfolds to millions of letters is read without unfolding it', async () => {
    const entities = ['b', 'c', 'd', 'e', 'f', 'g'].map(
      (name, index) => `<!ENTITY ${name} "${`&${'abcdef'[index]};`.repeat(10)}">`,
    );
    const header = ['subject', 'question', 'type', 'exam_type'];
    const values = ['Writing', '&g;', 'Original', 'Practice'];
    const rowOf = (row: number, texts: string[]) =>
      `<row r="${row}">${texts.map((text, index) => cell(`${'ABCD'[index]}${row}`, text)).join('')}</row>`;
    const content = worksheet(`<sheetData>${rowOf(1, header)}${rowOf(2, values)}</sheetData>`);
    const doctype = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${entities.join('')}]>`;
    const bytes = withParts(workbook([aRow()]), { [SHEET]: content.replace('?>', `?>${doctype}`) });
    const { body } = await running.api
      .as('admin')
      .post('/api/addQuestions/import-questions?dryRun=true')
      .attach('file', bytes, 'a.xlsx')
      .expect(200);
    expect(body.valid).toBe(1);
  });
});

/** Rows of so many cells, with numbers that differ: others would compress like a ZIP bomb. */
function cellsOf(rows: number, columns: number): string {
  const cellAt = (_each: unknown, index: number) => `<c><v>${(index * 104_729) % 1_000_003}</v></c>`;
  const cells = Array.from({ length: rows * columns }, cellAt);
  const rowAt = (_each: unknown, row: number) =>
    `<row>${cells.slice(row * columns, (row + 1) * columns).join('')}</row>`;
  return `<sheetData>${Array.from({ length: rows }, rowAt).join('')}</sheetData>`;
}

function manyEntries(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 101 }, (_each, index) => [`xl/media/${index}.txt`, 'x']));
}
