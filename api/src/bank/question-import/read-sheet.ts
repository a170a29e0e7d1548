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
import { firstVisibleSheet } from './parse-workbook';
import type { Parts } from './read-archive';
import { NOT_A_WORKBOOK, RefusedFile } from './refused-file';

const MAX_CHARACTERS = 100_000_000;
const SHOWN_CHARACTERS = 200;
const TOO_MUCH_TEXT = `The cells of this sheet show more than ${MAX_CHARACTERS.toLocaleString('en')} characters. Divide the file.`;

export interface Sheet {
  name: string;
  rows: SheetRow[];
}

/**
 * Reads the first visible sheet as Excel shows it: numbers in their format, formulas by their last value, merged cells
 * with their value in each row.
 *
 * @throws RefusedFile when it has no such sheet, no valid header, or too many rows or columns.
 */
export function readSheet(parts: Parts): Sheet {
  const { name, sheet } = firstVisibleSheet(parts);
  requireSize(sheet);

  const [header = [], ...body] = cellsOf(sheet);
  const columns = readHeader(header);
  repeatMerged(sheet, body);
  requireText(body, columns);
  const rows = body
    .map((cells, index) => readRow(index + 2, cells, columns))
    .filter(({ values, unreadable }) => Object.keys(values).length + unreadable.length > 0);
  if (rows.length === 0)
    throw new RefusedFile(`The sheet “${name}” holds no questions below its header. Add a row for each.`);
  return { name, rows };
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

function readHeader(header: Cells): Map<Column, number> {
  const columns = new Map<Column, number>();
  Array.from(header).forEach((cell, index) => {
    const title = textOf(cell);
    const name = columnOf(title);
    if (name === '' || IGNORED_COLUMNS.includes(name)) return;
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

/** A value that is merged over several rows, such as a passage, belongs to each of them. */
function repeatMerged(sheet: WorkSheet, body: Cells[]): void {
  // Merged areas never overlap, except in a hostile file.
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
    if (message) read.unreadable.push({ column, value: value.slice(0, SHOWN_CHARACTERS), message });
    else if (value !== '') read.values[column] = value;
  }
  return read;
}
