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

/** The parts that SheetJS reads: without pictures, comments and others. */
const SHEET_PART = /^(?!xl\/(?:worksheets\/_rels|drawings|media)\/)/i;

/** A small file can list one of its parts as thousands of sheets. */
const MAX_SHEETS = 20;

export interface NamedSheet {
  name: string;
  /** Its place among all sheets, from 0. */
  index: number;
}

export function visibleSheets(parts: Parts): NamedSheet[] {
  requireShortFormats(parts);
  // The list of sheets does not need the shared strings.
  const outline = new Map([...parts].filter(([path]) => !/sharedStrings/i.test(path)));
  const { Workbook, SheetNames } = parse(outline, []);
  const sheets = SheetNames.map((name, index) => ({ name: name.slice(0, NAME_CHARACTERS), index }));
  return sheets.filter(({ index }) => !Workbook?.Sheets?.[index]?.Hidden).slice(0, MAX_SHEETS);
}

export function parseSheet(parts: Parts, { index }: NamedSheet): WorkSheet | undefined {
  const { SheetNames, Sheets } = parse(parts, index);
  return Sheets[SheetNames[index] ?? ''];
}

function parse(parts: Parts, sheets: number | []): WorkBook {
  const archive: unknown = XLSX.CFB.utils.cfb_new();
  const read = [...parts].filter(([name]) => SHEET_PART.test(name));
  for (const [name, content] of read) XLSX.CFB.utils.cfb_add(archive, `/${name}`, content, { unsafe: true });
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
  for (const [name, part] of parts) {
    if (!SHEET_PART.test(name)) continue;
    for (let at = part.indexOf(attribute); at >= 0; at = part.indexOf(attribute, at + attribute.length)) {
      const from = at + attribute.length;
      const end = part.indexOf(part.subarray(from, from + 1), from + 1);
      if (end - from > FORMAT_BYTES) throw new RefusedFile(NOT_A_WORKBOOK);
    }
  }
}
