import { IMPORT_LIMITS } from '@wattle/contract/constants';
import XLSX, { type WorkSheet } from 'xlsx';
import {
  CELL_CHARACTERS,
  COLUMNS,
  type Column,
  columnOf,
  IGNORED_COLUMNS,
  REQUIRED_COLUMNS,
  type SheetRow,
} from '../workbooks/columns';
import { type Cell, problemOf, rawText, textOf } from './cell-value';
import { type NamedSheet, parseSheet, visibleSheets } from './parse-workbook';
import type { Parts } from './read-archive';
import { picturesOf, type SheetPicture } from './read-pictures';
import { NOT_A_WORKBOOK, RefusedFile } from './refused-file';

const MAX_CHARACTERS = 100_000_000;
const SHOWN_CHARACTERS = 200;
/** Rows in which the header is looked for. */
const HEADER_ROWS = 20;
/** Many rows of a small file can show one large picture. */
const MAX_PICTURE_BYTES = 100_000_000;
const LOST_PICTURES = 'Pictures that lie beside the questions were left out. Put each into the row of its question.';
/** Newer versions of Excel can make a picture the value of a cell, which SheetJS shows as an error. */
const PICTURES_IN_CELLS = 'xl/richData/richValueRel.xml';
const INSIDE_CELLS =
  'Pictures that are placed in cells cannot be read. In Excel, choose “Place over cells”, and import the file again.';
const OTHER_FORMAT =
  'The picture in this row is no PNG, JPEG, WebP or GIF. Save it as one of these and paste it again.';
const NO_HEADER = `No row names the columns ${REQUIRED_COLUMNS.join(', ')}. The template shows what a sheet looks like.`;
const TOO_MUCH_TEXT = `The cells of this sheet show more than ${MAX_CHARACTERS.toLocaleString('en')} characters. Divide the file.`;

export interface Sheet {
  name: string;
  headerRow: number;
  rows: SheetRow[];
  /** What was left out. */
  notes: string[];
}

/**
 * Reads the first visible sheet with a header as Excel shows it: numbers in their format, formulas by their last value,
 * merged cells with their value in each row, pictures in the row on which they lie.
 *
 * @throws RefusedFile when there is none, or it has too many rows or columns.
 */
export function readSheet(parts: Parts): Sheet {
  const { found, others } = findSheet(parts);
  const { named, sheet, cells, header } = found;
  const body = cells.slice(header.row);
  repeatMerged(sheet, body, header.row);
  requireText(body, header.columns);
  const rows = body
    .map((each, index) => readRow(header.row + index + 1, each, header.columns))
    .filter(({ values, unreadable }) => Object.keys(values).length + unreadable.length > 0);
  if (rows.length === 0)
    throw new RefusedFile(`The sheet “${named.name}” holds no questions below its header. Add a row for each.`);
  const lost = placePictures(rows, picturesOf(parts, named.index));
  const notes = [
    ...columnNotes(header.unknown),
    ...others.map(otherSheetNote),
    ...(lost > 0 ? [LOST_PICTURES] : []),
    ...(parts.has(PICTURES_IN_CELLS) ? [INSIDE_CELLS] : []),
  ];
  return { name: named.name, headerRow: header.row, rows, notes };
}

interface FoundSheet {
  named: NamedSheet;
  sheet: WorkSheet;
  cells: Cells[];
  header: Header;
}

function findSheet(parts: Parts): { found: FoundSheet; others: NamedSheet[] } {
  let found: FoundSheet | undefined;
  let nearest: string | undefined;
  let isEmpty = true;
  const others: NamedSheet[] = [];
  const visible = visibleSheets(parts);
  for (const named of visible) {
    const sheet = parseSheet(parts, named);
    if (!sheet) continue;
    requireSize(sheet);
    const cells = cellsOf(sheet);
    isEmpty &&= cells.every((row) => row.every((cell) => textOf(cell) === ''));
    const { header, missing } = findHeader(cells);
    if (header && found) others.push(named);
    else if (header) found = { named, sheet, cells, header };
    else if (missing) nearest ??= `Row ${missing.row} of the sheet “${named.name}” names no column ${missing.names}.`;
  }
  if (found) return { found, others };
  if (visible.length === 0)
    throw new RefusedFile('This workbook has no sheet with questions. The template shows what one looks like.');
  if (isEmpty) throw new RefusedFile('This workbook is empty. Choose the one that holds the questions.');
  throw new RefusedFile(nearest ? `${nearest} Add what is missing, or start from the template.` : NO_HEADER);
}

/** A small file can declare millions of empty cells. */
function requireSize(sheet: WorkSheet): void {
  const { e: end } = XLSX.utils.decode_range(sheet['!fullref'] ?? sheet['!ref'] ?? 'A1');
  const [rows, columns] = [end.r, end.c + 1];
  if (rows > IMPORT_LIMITS.rows || columns > IMPORT_LIMITS.columns) {
    throw new RefusedFile(
      `This sheet reaches to row ${rows + 1} and column ${columns}; at most ${IMPORT_LIMITS.rows.toLocaleString('en')} rows and ${IMPORT_LIMITS.columns} columns can be imported. Delete what is empty, or divide the file.`,
    );
  }
}

/** Many cells of a small file can show one long text. */
function requireText(body: readonly Cells[], columns: ReadonlyMap<Column, number>): void {
  let left = MAX_CHARACTERS;
  for (const cells of body) {
    for (const index of columns.values()) left -= Math.min(rawText(cells[index]).length, CELL_CHARACTERS);
    if (left < 0) throw new RefusedFile(TOO_MUCH_TEXT);
  }
}

type Cells = Cell[];

function cellsOf(sheet: WorkSheet): Cells[] {
  return Array.from((sheet['!data'] ?? []) as Cells[], (cells) => cells ?? []);
}

interface Header {
  row: number;
  columns: Map<Column, number>;
  /** Titles of columns that are no fields of a question. */
  unknown: string[];
}

/** The row that names the columns; a title and notes may stand above it. */
function findHeader(cells: readonly Cells[]): { header?: Header; missing?: { row: number; names: string } } {
  let missing: { row: number; names: string; known: number } | undefined;
  for (const [index, titles] of cells.slice(0, HEADER_ROWS).entries()) {
    const names = Array.from(titles, (cell) => columnOf(textOf(cell)));
    const absent = REQUIRED_COLUMNS.filter((column) => !names.includes(column));
    if (absent.length === 0) return { header: readHeader(titles, index + 1) };
    const known = COLUMNS.filter((column) => names.includes(column)).length;
    if (known > (missing?.known ?? 0)) missing = { row: index + 1, names: absent.join(', '), known };
  }
  return { ...(missing && { missing }) };
}

function readHeader(titles: Cells, row: number): Header {
  const columns = new Map<Column, number>();
  const unknown: string[] = [];
  Array.from(titles).forEach((cell, index) => {
    const title = textOf(cell);
    const name = columnOf(title);
    if (name === '' || IGNORED_COLUMNS.includes(name)) return;
    const column = COLUMNS.find((each) => each === name);
    if (!column) {
      unknown.push(title.slice(0, 50));
      return;
    }
    if (columns.has(column)) throw new RefusedFile(`The column ${column} is there twice. Remove one of them.`);
    columns.set(column, index);
  });
  return { row, columns, unknown };
}

function columnNotes(unknown: readonly string[]): string[] {
  const names = unknown.map((title) => `“${title}”`).join(', ');
  if (unknown.length === 0) return [];
  return [
    unknown.length === 1
      ? `Column ${names} isn’t known and was left out.`
      : `Columns ${names} aren’t known and were left out.`,
  ];
}

function otherSheetNote({ name }: NamedSheet): string {
  return `The sheet “${name}” was left out. Import it as a file of its own.`;
}

/** A value that is merged over several rows, such as a passage, belongs to each of them. */
function repeatMerged(sheet: WorkSheet, body: Cells[], headerRow: number): void {
  // Merged areas never overlap, except in a hostile file.
  let left = IMPORT_LIMITS.rows * IMPORT_LIMITS.columns;
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    const [first, last] = [start.r - headerRow, Math.min(end.r - headerRow, body.length - 1)];
    left -= Math.max(0, last - first);
    if (left < 0) throw new RefusedFile(NOT_A_WORKBOOK);
    const cell = body[first]?.[start.c];
    for (let row = first + 1; cell && row <= last; row += 1) {
      const cells = body[row];
      if (cells) cells[start.c] = cell;
    }
  }
}

/** Returns how many pictures lie beside the questions. */
function placePictures(rows: readonly SheetRow[], pictures: readonly SheetPicture[]): number {
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  let lost = 0;
  let bytes = 0;
  for (const picture of pictures) {
    bytes += picture.bytes;
    if (bytes > MAX_PICTURE_BYTES) throw new RefusedFile('The pictures of this sheet are too large. Divide the file.');
    const row = byNumber.get(picture.row);
    if (!row) lost += 1;
    else if (row.hasPicture || row.values.image_data !== undefined)
      row.unreadable.push({ column: 'image_data', value: '', message: 'This row has two pictures. Keep one of them.' });
    else if (picture.address === undefined)
      row.unreadable.push({ column: 'image_data', value: '', message: OTHER_FORMAT });
    else {
      row.values.image_data = picture.address;
      row.hasPicture = true;
    }
  }
  return lost;
}

function readRow(row: number, cells: Cells, columns: ReadonlyMap<Column, number>): SheetRow {
  const read: SheetRow = { row, values: {}, unreadable: [] };
  for (const [column, index] of columns) {
    const cell = cells[index];
    const value = textOf(cell);
    const message = problemOf(cell, value);
    if (message) read.unreadable.push({ column, value: value.slice(0, SHOWN_CHARACTERS), message });
    else if (value !== '') read.values[column] = value;
  }
  return read;
}
