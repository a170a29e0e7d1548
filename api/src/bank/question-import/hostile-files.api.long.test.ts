import { cell, cellsOf, MAIN, NOT_A_WORKBOOK, withSheet } from '../../../test/hostile-workbook';
import { useApi } from '../../../test/start-api';
import { aRow, numberedRows, type Row, SHARED, withParts, workbook, workbookSharing } from '../../../test/workbook';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const running = useApi();

const upload = (bytes: Buffer, query = '') =>
  running.api.as('admin').post(`/api/addQuestions/import-questions?${query}`).attach('file', bytes, 'a.xlsx');

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

describe('a large file that is made to do harm', () => {
  it.each([
    ['holds 60,000 rows', () => withSheet(cellsOf(60_000, 17)), /^This sheet has more rows than can be imported/],
    ['unpacks to a multiple of itself', () => withSheet(' '.repeat(40_000_000)), /^This workbook unpacks to far more/],
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
  ])('and %s is refused, and the API keeps answering', async (_what, make, sentence) => {
    const [{ body }] = await Promise.all([
      upload(make()).expect(422),
      running.api.anybody().get('/api/health').expect(200),
    ]);
    expect(body.message).toMatch(sentence);
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
    const { body } = await upload(
      withSheet(`<sheetData>${rows.join('')}${blanks.join('')}</sheetData>`),
      'dryRun=true',
    ).expect(200);
    expect(body).toMatchObject({ rows: 1, valid: 1 });
  });

  it('that ends texts thousands of times is read in linear time', async () => {
    const ends = (name: string) => `</${name}>`.repeat(100_000);
    const filler = Array.from({ length: 60_000 }, (_each, index) => (index * 104_729) % 1_000_003).join(' ');
    const content = `<sheetData><row><c t="inlineStr"><is><t>${filler}${ends('t')}</is></c><c><f>${filler}${ends('f')}</c></row></sheetData>`;
    const { body } = await upload(withSheet(content)).expect(422);
    expect(body.message).toMatch(/names no column|^No row names/);
  });

  it('names the cells that hold too much, and keeps what can be corrected', async () => {
    const bytes = sharing(1_000_000, 2, { explanation: SHARED });
    const { body } = await upload(bytes, 'mode=valid-rows&importId=with-long-cells').expect(200);
    expect(body).toMatchObject({ imported: 0, badRows: 2 });
    expect(body.errors[0]).toMatchObject({
      path: 'row 2, explanation',
      message: 'This cell holds more than 32,767 characters. Shorten its text.',
      value: 'word '.repeat(40),
    });
    await running.api.as('admin').get('/api/addQuestions/imports/with-long-cells/bad-rows').expect(200);
  });

  it('is told the beginning of a long value that a column does not take', async () => {
    const { body } = await upload(sharing(20_000, 1, { level: SHARED })).expect(422);
    expect(body.errors).toMatchObject([{ path: 'row 2, level', value: 'word '.repeat(40) }]);
  });

  it('lists the first 1,000 of the rows whose picture is none', async () => {
    const image_data = `/api/images/${'0'.repeat(64)}`;
    const rows = numberedRows(1_100).map((row) => ({ ...row, image_data }));
    const { body } = await running.api
      .as('admin')
      .post('/api/addQuestions/import-questions?mode=valid-rows')
      .attach('file', workbook(rows), 'rows.xlsx')
      .expect(200);
    expect(body).toMatchObject({ imported: 0, badRows: 1_100 });
    expect(body.errors).toHaveLength(1_000);
  });

  it('by one sheet that is listed thousands of times is read once', async () => {
    const book = workbook([aRow()]);
    const sheets = Array.from({ length: 5_000 }, (_each, index) => `<sheet name="S${index}" sheetId="1" r:id="rId1"/>`);
    const content = `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
    const { body } = await upload(withParts(book, { 'xl/workbook.xml': content }), 'dryRun=true').expect(200);
    expect(body).toMatchObject({ sheet: 'S0', valid: 1 });
  });
});
