import { checkedWorkbook } from '../../../test/checked-workbook';
import { cell, cellsOf, NOT_A_WORKBOOK, withSheet } from '../../../test/hostile-workbook';
import { useApi } from '../../../test/start-api';
import { aRow, withParts, workbook, zipOf } from '../../../test/workbook';

const running = useApi();

const upload = (bytes: Buffer) =>
  running.api.as('admin').post('/api/addQuestions/import-questions').attach('file', bytes, 'a.xlsx');

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

/** The files that cost most are made in the long run (hostile-files.api.long.test.ts). */
describe('a file that is made to do harm', () => {
  it.each([
    ['declares millions of empty cells', () => withSheet('<dimension ref="A1:XFD1048576"/><sheetData/>'), /is empty/],
    ['is cut in the middle', () => workbook([aRow()]).subarray(0, 2_000), NOT_A_WORKBOOK],
  ])('and %s is refused, and the API keeps answering', async (_what, make, sentence) => {
    const [{ body }] = await Promise.all([
      upload(make()).expect(422),
      running.api.anybody().get('/api/health').expect(200),
    ]);
    expect(body.message).toMatch(sentence);
  });

  it.each([
    ['holds 1,000 columns', () => withSheet(cellsOf(2, 1_000)), /^This sheet has more columns than can be imported/],
    ['understates what it unpacks to', () => understated(withSheet(' '.repeat(40_000_000))), NOT_A_WORKBOOK],
    ['holds entries that overlap', () => overlapping(workbook([aRow()])), NOT_A_WORKBOOK],
    [
      'holds thousands of entries',
      () => withParts(workbook([aRow()]), manyEntries()),
      /^This workbook has 1\d\d parts\. At most 1,000 pictures and 100 other parts can be read/,
    ],
    ['holds a comment that does not end', () => withSheet(`${cellsOf(2, 4)}<!-- `), NOT_A_WORKBOOK],
    ['holds a quotation mark that does not end', () => withSheet(`${cellsOf(2, 4)}<row r="3>`), NOT_A_WORKBOOK],
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
  ])('and %s is refused', async (_what, make, sentence) => {
    await expect(checkedWorkbook(make())).rejects.toThrow(sentence);
  });

  it('is no file that declares a million rows and columns and holds few, however far apart they are', async () => {
    const header = ['subject', 'question', 'type', 'exam_type'];
    const values = ['Writing', 'Far?', 'Original', 'Practice'];
    const rowOf = (row: number, texts: string[]) =>
      `<row r="${row}">${texts.map((text, index) => cell(`${['A', 'B', 'C', 'XFD'][index]}${row}`, text)).join('')}</row>`;
    const formatted = '<row r="3"><c r="XFA3" s="1"/></row>';
    const content = `<dimension ref="A1:XFD1048576"/><sheetData>${rowOf(1, header)}${formatted}${rowOf(1_048_576, values)}</sheetData>`;
    expect((await checkedWorkbook(withSheet(content))).questions).toMatchObject([{ question: 'Far?' }]);
  });

  it('by an entity that unfolds to millions of letters is read without unfolding it', async () => {
    const entities = ['b', 'c', 'd', 'e', 'f', 'g'].map(
      (name, index) => `<!ENTITY ${name} "${`&${'abcdef'[index]};`.repeat(10)}">`,
    );
    const header = ['subject', 'question', 'type', 'exam_type'];
    const values = ['Writing', '&g;', 'Original', 'Practice'];
    const rowOf = (row: number, texts: string[]) =>
      `<row r="${row}">${texts.map((text, index) => cell(`${'ABCD'[index]}${row}`, text)).join('')}</row>`;
    const doctype = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${entities.join('')}]>`;
    const bytes = withSheet(`<sheetData>${rowOf(1, header)}${rowOf(2, values)}</sheetData>`, doctype);
    const { questions } = await checkedWorkbook(bytes);
    expect(questions).toHaveLength(1);
    expect(JSON.stringify(questions).length).toBeLessThan(1_000);
  });
});

function manyEntries(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 101 }, (_each, index) => [`xl/media/${index}.txt`, 'x']));
}
