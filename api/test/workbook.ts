import zlib from 'node:zlib';
import type { Response, Test } from 'supertest';
import XLSX, { type WorkSheet } from 'xlsx';

/** One row of a sheet, by its columns. */
export interface Row {
  [column: string]: string | number | boolean | Date | undefined;
}

/** A row that can be imported. */
export const aRow = (changes: Row = {}): Row => ({
  subject: 'Maths',
  question: 'What is 3/4 of 24?',
  mcq_options: 'A 6, B 12, C 18, D 20',
  correct_answer: 'C',
  explanation: 'A quarter of 24 is 6.',
  type: 'Original',
  level: 'Easy',
  category: 'Fractions',
  exam_type: 'Practice',
  ...changes,
});

/** Rows with different questions. */
export const numberedRows = (count: number) =>
  Array.from({ length: count }, (_each, index) => aRow({ question: `What is ${index} + 1?` }));

interface Book {
  sheetName?: string;
  /** Changes the sheet before it is written. */
  change?: (sheet: WorkSheet) => void;
  more?: Record<string, WorkSheet>;
  hidden?: string[];
  date1904?: boolean;
  /** A text that several cells hold stands in the file once. */
  bookSST?: boolean;
}

/** An .xlsx file. */
export function workbook(
  rows: Row[],
  { sheetName = 'Questions', change, more = {}, hidden = [], date1904, bookSST }: Book = {},
): Buffer {
  const book = XLSX.utils.book_new();
  const sheet = XLSX.utils.json_to_sheet(rows);
  change?.(sheet);
  for (const [name, each] of Object.entries({ ...more, [sheetName]: sheet }))
    XLSX.utils.book_append_sheet(book, each, name);
  book.Workbook = {
    Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })),
    WBProps: { date1904 },
  };
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true, bookSST });
}

/** The response to a request as the bytes of a file. */
export async function download(request: Test): Promise<Buffer> {
  const { body } = await request.buffer(true).parse(binary).expect(200);
  return body;
}

function binary(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}

/** Stands for a text that many cells share. */
export const SHARED = 'shared text';

/** An .xlsx file whose cells that hold {@link SHARED} show this text, which stands in it once. */
export function workbookSharing(text: string, rows: Row[]): Buffer {
  const bytes = workbook(rows, { bookSST: true });
  const strings = partsOf(bytes)[STRINGS]?.toString() ?? '';
  return withParts(bytes, { [STRINGS]: strings.replace(SHARED, text) });
}

const STRINGS = 'xl/sharedStrings.xml';

/** The same file with pictures pasted into rows of its first sheet. */
export function withPictures(bytes: Buffer, pictures: { row: number; name: string; content: Buffer }[]): Buffer {
  const anchors = pictures.map(
    ({ row }, index) =>
      `<xdr:twoCellAnchor><xdr:from><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row - 1}</xdr:row></xdr:from><xdr:pic><xdr:blipFill><a:blip r:embed="rId${index + 1}"/></xdr:blipFill></xdr:pic></xdr:twoCellAnchor>`,
  );
  const relations = (targets: string[]) =>
    `<Relationships>${targets.map((target, index) => `<Relationship Id="rId${index + 1}" Type="x" Target="${target}"/>`).join('')}</Relationships>`;
  return withParts(bytes, {
    'xl/worksheets/_rels/sheet1.xml.rels': relations(['../drawings/drawing1.xml']),
    'xl/drawings/drawing1.xml': `<xdr:wsDr>${anchors.join('')}</xdr:wsDr>`,
    'xl/drawings/_rels/drawing1.xml.rels': relations(pictures.map(({ name }) => `../media/${name}`)),
    ...Object.fromEntries(pictures.map(({ name, content }) => [`xl/media/${name}`, content])),
  });
}

/** The same file with parts of its archive replaced. */
export function withParts(bytes: Buffer, parts: Record<string, string | Buffer>): Buffer {
  return zipOf({ ...partsOf(bytes), ...parts });
}

// The library's own deflate hardly compresses.
XLSX.CFB.utils.use_zlib(zlib);

/** With this entry the library begins an archive of its own, and each list of parts. */
const OWN_ENTRY = '\u0001Sh33tJ5';

/** A ZIP archive of these files. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const archive = XLSX.CFB.utils.cfb_new();
  XLSX.CFB.utils.cfb_del(archive, OWN_ENTRY);
  for (const [path, content] of Object.entries(files)) {
    XLSX.CFB.utils.cfb_add(archive, `/${path}`, Buffer.from(content as string));
  }
  return XLSX.CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true } as object) as Buffer;
}

interface Archive {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}

/** The files of an archive. */
export function partsOf(bytes: Buffer): Record<string, Buffer> {
  const { FullPaths, FileIndex }: Archive = XLSX.CFB.read(bytes, { type: 'buffer' });
  const entries = FullPaths.map((path, index) => ({ path, content: FileIndex[index]?.content }));
  return Object.fromEntries(
    entries.flatMap(({ path, content }) =>
      content?.length && !path.endsWith('/') && !path.endsWith(OWN_ENTRY)
        ? [[path.replace('Root Entry/', ''), Buffer.from(content)]]
        : [],
    ),
  );
}
