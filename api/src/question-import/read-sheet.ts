import { IMPORT_LIMITS } from '@wattle/contract';
import XLSX, { type CellObject, type WorkSheet } from 'xlsx';
import { COLUMNS, type Column, columnOf, PASSED_OVER, REQUIRED_COLUMNS } from './columns';
import { NOT_A_WORKBOOK, RefusedFile } from './refused-file';

/** One row of a sheet: the text of each column that is not empty. */
export interface SheetRow {
  /** Number of the row in the sheet; the header is row 1. */
  row: number;
  values: Partial<Record<Column, string>>;
  /** What is wrong with a cell whatever its column is. */
  unreadable: { column: Column; value: string; message: string }[];
}

export interface Sheet {
  name: string;
  rows: SheetRow[];
}

/**
 * Reads the first visible sheet of an .xlsx file as Excel shows it: numbers in their format, formulas by their last
 * value, merged cells with their value in each row.
 *
 * @throws RefusedFile when it has no such sheet, no header that fits, or too many rows or columns.
 */
export function readSheet(bytes: Buffer): Sheet {
  const workbook = parse(bytes);
  const isVisible = (_name: string, index: number) => !workbook.Workbook?.Sheets?.[index]?.Hidden;
  const name = workbook.SheetNames.find(isVisible);
  const sheet = name === undefined ? undefined : workbook.Sheets[name];
  if (name === undefined || !sheet)
    throw new RefusedFile('This workbook has no sheet with questions. The template shows what one looks like.');
  requireSize(sheet);

  const [header = [], ...body] = cellsOf(sheet);
  const columns = readHeader(header);
  repeatMerged(sheet, body);
  const rows = body
    .map((cells, index) => readRow(index + 2, cells, columns))
    .filter(({ values, unreadable }) => Object.keys(values).length + unreadable.length > 0);
  if (rows.length === 0)
    throw new RefusedFile(`The sheet “${name}” holds no questions below its header. Add a row for each.`);
  return { name, rows };
}

function parse(bytes: Buffer) {
  try {
    // A few more rows than are allowed, to know that there are more.
    const sheetRows = IMPORT_LIMITS.rows + 10;
    return XLSX.read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellNF: true, sheetRows });
  } catch {
    throw new RefusedFile(NOT_A_WORKBOOK);
  }
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

type Cells = (CellObject | undefined)[];

function cellsOf(sheet: WorkSheet): Cells[] {
  return Array.from((sheet['!data'] ?? []) as Cells[], (cells) => cells ?? []);
}

/** Which column stands where. */
function readHeader(header: Cells): Map<Column, number> {
  const columns = new Map<Column, number>();
  Array.from(header).forEach((cell, index) => {
    const title = textOf(cell);
    const name = columnOf(title);
    if (name === '' || PASSED_OVER.includes(name)) return;
    const column = COLUMNS.find((each) => each === name);
    if (!column)
      throw new RefusedFile(`There is no column “${title.slice(0, 50)}”. The columns are ${COLUMNS.join(', ')}.`);
    if (columns.has(column)) throw new RefusedFile(`The column ${column} is there twice. Remove one of them.`);
    columns.set(column, index);
  });
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.has(column));
  if (missing.length > 0) {
    throw new RefusedFile(`The first row must name the columns; missing: ${missing.join(', ')}.`);
  }
  return columns;
}

/** A value that is merged over several rows, such as a passage with its questions, belongs to each of them. */
function repeatMerged(sheet: WorkSheet, body: Cells[]): void {
  // Merged areas never overlap, except in a file that is made to take hours.
  let left = IMPORT_LIMITS.rows * IMPORT_LIMITS.columns;
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    left -= Math.min(end.r, body.length) - start.r;
    if (left < 0) throw new RefusedFile(NOT_A_WORKBOOK);
    const cell = body[start.r - 1]?.[start.c];
    for (let row = start.r; cell && row < end.r && row < body.length; row += 1) {
      const cells = body[row];
      if (cells) cells[start.c] = cell;
    }
  }
}

function readRow(row: number, cells: Cells, columns: ReadonlyMap<Column, number>): SheetRow {
  const read: SheetRow = { row, values: {}, unreadable: [] };
  for (const [column, index] of columns) {
    const cell = cells[index];
    const value = textOf(cell);
    const message = problemOf(cell, value);
    if (message) read.unreadable.push({ column, value, message });
    else if (value !== '') read.values[column] = value;
  }
  return read;
}

function problemOf(cell: CellObject | undefined, value: string): string | undefined {
  if (cell?.t === 'e') return `This cell holds the Excel error ${value}. Type the value in its place.`;
  const isDate = cell?.t === 'd' || (cell?.t === 'n' && typeof cell.z === 'string' && XLSX.SSF.is_date(cell.z));
  // Excel makes a date of a fraction that is typed into a cell without the format Text.
  return isDate
    ? `Excel has made the date ${value} of this. Give the cell the format Text and type it again.`
    : undefined;
}

/** Exports put an apostrophe before what Excel could take for a formula. */
const ESCAPED = /^'(?='*[=+\-@\t])/;

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'z') return '';
  const text = cell.t === 's' ? String(cell.v) : String(cell.w ?? cell.v ?? '');
  return text.replace(/\r\n?/g, '\n').replace(ESCAPED, '').trim();
}
