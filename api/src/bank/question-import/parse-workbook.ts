import { IMPORT_LIMITS } from '@wattle/contract/constants';
import XLSX, { type ParsingOptions, type WorkBook, type WorkSheet } from 'xlsx';
import type { Parts } from './read-archive';
import { NOT_A_WORKBOOK, RefusedFile } from './refused-file';

/** Excel allows 255 characters; a longer format would be applied to each number of a sheet. */
const FORMAT_BYTES = 2_000;

/** Excel allows 31. */
const NAME_CHARACTERS = 100;

/** SheetJS's reader of unpacked archives is not in its types. */
const { parse_zip: readWorkbook } = XLSX as unknown as {
  parse_zip: (archive: unknown, options: ParsingOptions) => WorkBook;
};

/** Parses only the first visible sheet: a small file can list one of its parts as thousands of sheets. */
export function firstVisibleSheet(parts: Parts): { name: string; sheet: WorkSheet } {
  requireShortFormats(parts);
  // The list of sheets does not need the shared strings.
  const outline = new Map([...parts].filter(([path]) => !/sharedStrings/i.test(path)));
  const { Workbook, SheetNames } = parse(outline, []);
  const first = SheetNames.findIndex((_name, index) => !Workbook?.Sheets?.[index]?.Hidden);
  const name = SheetNames[first];
  const sheet = name === undefined ? undefined : parse(parts, first).Sheets[name];
  if (name === undefined || !sheet)
    throw new RefusedFile('This workbook has no sheet with questions. The template shows what one looks like.');
  return { name: name.slice(0, NAME_CHARACTERS), sheet };
}

function parse(parts: Parts, sheets: number | []): WorkBook {
  const archive: unknown = XLSX.CFB.utils.cfb_new();
  for (const [name, content] of parts) XLSX.CFB.utils.cfb_add(archive, `/${name}`, content, { unsafe: true });
  try {
    // A few more rows than allowed, to notice that there are more.
    const sheetRows = IMPORT_LIMITS.rows + 10;
    return readWorkbook(archive, { dense: true, cellFormula: false, cellHTML: false, cellNF: true, sheetRows, sheets });
  } catch {
    throw new RefusedFile(NOT_A_WORKBOOK);
  }
}

function requireShortFormats(parts: Parts): void {
  const attribute = 'formatCode=';
  for (const part of parts.values()) {
    for (let at = part.indexOf(attribute); at >= 0; at = part.indexOf(attribute, at + attribute.length)) {
      const from = at + attribute.length;
      const end = part.indexOf(part.subarray(from, from + 1), from + 1);
      if (end - from > FORMAT_BYTES) throw new RefusedFile(NOT_A_WORKBOOK);
    }
  }
}
