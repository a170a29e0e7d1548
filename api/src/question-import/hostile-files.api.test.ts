import { useApi } from '../../test/start-api';
import { aRow, numberedRows, withParts, workbook, zipOf } from '../../test/workbook';

const running = useApi();

const SHEET = 'xl/worksheets/sheet1.xml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const worksheet = (content: string) => `<?xml version="1.0"?><worksheet xmlns="${MAIN}">${content}</worksheet>`;
const withSheet = (content: string) => withParts(workbook([aRow()]), { [SHEET]: worksheet(content) });
const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

const NOT_A_WORKBOOK = /^This is not an Excel workbook/;
const TOO_LARGE = /^This workbook unpacks to far more/;

/** Says in both directories of an archive that its first large entry is small. */
function understated(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const end = changed.lastIndexOf('PK\u0005\u0006');
  let at = changed.readUInt32LE(end + 16);
  for (let entry = 0; entry < changed.readUInt16LE(end + 10); entry += 1) {
    if (changed.readUInt32LE(at + 24) > 1_000_000) {
      changed.writeUInt32LE(1_000, at + 24);
      changed.writeUInt32LE(1_000, changed.readUInt32LE(at + 42) + 22);
    }
    at += 46 + [28, 30, 32].reduce((sum, offset) => sum + changed.readUInt16LE(at + offset), 0);
  }
  return changed;
}

const overlappingMerges = () => {
  const change = (sheet: object) => {
    const areas = Array.from({ length: 20_000 }, () => ({ s: { r: 1, c: 0 }, e: { r: 49_999, c: 0 } }));
    Object.assign(sheet, { '!merges': areas });
  };
  return workbook(numberedRows(20_000), { change });
};

describe('a file that is made to do harm', () => {
  it.each([
    [
      'declares millions of empty cells',
      () => withSheet('<dimension ref="A1:XFD1048576"/><sheetData/>'),
      /^This sheet reaches to row/,
    ],
    ['unpacks to a multiple of itself', () => withSheet(' '.repeat(40_000_000)), TOO_LARGE],
    ['understates what it unpacks to', () => understated(withSheet(' '.repeat(40_000_000))), /./],
    ['merges the same cells thousands of times', overlappingMerges, NOT_A_WORKBOOK],
    ['holds thousands of entries', () => withParts(workbook([aRow()]), manyEntries()), TOO_LARGE],
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
      /^There is no column “__proto__”/,
    ],
  ])('and %s is refused, and the API keeps answering', async (_what, make, sentence) => {
    const bytes = make();
    const upload = running.api.as('admin').post('/api/addQuestions/import-questions').attach('file', bytes, 'a.xlsx');
    const [{ body }] = await Promise.all([upload.expect(422), running.api.anybody().get('/api/health').expect(200)]);
    expect(body.message).toMatch(sentence);
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

function manyEntries(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 101 }, (_each, index) => [`xl/media/${index}.txt`, 'x']));
}
