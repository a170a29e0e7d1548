import { listInWords } from '@wattle/contract/text';
import { type Parts, partOf, RefusedFile } from '../question-packages/archive';
import {
  CELL_CHARACTERS,
  COLUMN_NAMES,
  type Column,
  columnOf,
  IGNORED_COLUMNS,
  REQUIRED_COLUMNS,
  SHOWN_CHARACTERS,
  type SheetRow,
} from '../workbooks/columns';
import { type Cell, PICTURE_IN_CELL } from './cells';
import { type NamedSheet, type ParsedSheet, type SheetCells, Workbook } from './parse-workbook';
import { picturesInCells, picturesOf, placePictures, type ReadRow } from './read-pictures';
import { NOT_A_WORKBOOK } from './workbook-parts';

const MAX_CHARACTERS = 100_000_000;
/** Rows of a note. */
const SHOWN_ROWS = 10;
/** Rows in which the header is looked for. */
const HEADER_ROWS = 20;
/** Merged areas never overlap, except in a hostile file. */
const MAX_MERGED_ROWS = 2_000_000;
const LOST_PICTURES = 'Pictures that lie beside the questions were left out. Put each into the row of its question.';
/** Newer versions of Excel can make a picture the value of a cell, which other programs show as an error. */
const PICTURES_IN_CELLS = 'xl/richData/richValueRel.xml';
const NO_HEADER = `No row names the columns ${REQUIRED_COLUMNS.join(', ')}. The template shows what a sheet looks like.`;
const TOO_MUCH_TEXT = `The cells of this sheet show more than ${MAX_CHARACTERS.toLocaleString('en')} characters. Divide the file.`;

/** The apostrophe that Wattle adds before texts that look like formulas. */
const ESCAPED = /^'(?='*[=+\-@\t])/;
/** Only sheets that Wattle has written have these columns. */
const WRITTEN_BY_WATTLE = ['parent_question_id', 'what_to_do'];

interface Sheet {
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
  const { named, sheet, header } = found;
  const body = sheet.rows.filter(({ row }) => row > header.row);
  repeatMerged(sheet, body);
  requireText(body, header.columns);
  const read = body
    .map((cells) => ({ cells, row: readRow(cells, header) }))
    .filter(({ row }) => Object.keys(row.values).length + row.unreadable.length > 0);
  const rows = read.map(({ row }) => row);
  if (rows.length === 0)
    throw new RefusedFile(`The sheet “${named.name}” holds no questions below its header. Add a row for each.`);
  const { inCells, columns } = picturesInCells(parts, read, header.columns);
  const lost = placePictures(rows, [...inCells, ...picturesOf(parts, named.path)]);
  // A cleared cell removes what the question has; a column that is not there leaves it.
  for (const { values } of rows) if (values.id) for (const column of header.columns.keys()) values[column] ??= '';
  const standingOut = read.filter(({ cells: { cells } }) =>
    [...header.columns.values()].some((place) => cells[place]?.standsOut),
  );
  const notes = [
    ...columnNotes(header.unknown.filter(({ place }) => !columns.has(place)).map(({ title }) => title)),
    ...others.map(otherSheetNote),
    ...hiddenNotes(sheet, read, header),
    ...rowNote(standingOut, 'words stand out (bold, italic or underlined) and were read as plain text'),
    ...(lost > 0 ? [LOST_PICTURES] : []),
    ...(partOf(parts, PICTURES_IN_CELLS) ? [PICTURE_IN_CELL] : []),
  ];
  return { name: named.name, headerRow: header.row, rows, notes };
}

interface FoundSheet {
  named: NamedSheet;
  sheet: ParsedSheet;
  header: Header;
}

function findSheet(parts: Parts): { found: FoundSheet; others: NamedSheet[] } {
  const workbook = new Workbook(parts);
  let found: FoundSheet | undefined;
  let nearest: string | undefined;
  const others: NamedSheet[] = [];
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  let isEmpty = true;
  for (const named of workbook.sheets) {
    const sheet = workbook.parse(named);
    const { header, missing } = findHeader(sheet);
    if (header && (found || named.isHidden)) others.push(named);
    else if (header) found = { named, sheet, header };
    if (named.isHidden) continue;
    isEmpty &&= sheet.rows.length === 0;
    if (missing) nearest ??= `Row ${missing.row} of the sheet “${named.name}” names no column ${missing.names}.`;
  }
  if (found) return { found, others };
  if (visible.length === 0)
    throw new RefusedFile('This workbook has no sheet with questions. The template shows what one looks like.');
  if (isEmpty) throw new RefusedFile('This workbook is empty. Choose the one that holds the questions.');
  throw new RefusedFile(nearest ? `${nearest} Add what is missing, or start from the template.` : NO_HEADER);
}

/** Many cells of a small file can show one long text. */
function requireText(body: readonly SheetCells[], columns: ReadonlyMap<Column, number>): void {
  let left = MAX_CHARACTERS;
  for (const { cells } of body) {
    for (const place of columns.values()) left -= Math.min(cells[place]?.text.length ?? 0, CELL_CHARACTERS);
    if (left < 0) throw new RefusedFile(TOO_MUCH_TEXT);
  }
}

interface Header {
  row: number;
  /** Places of columns in a row's cells. */
  columns: Map<Column, number>;
  /** Columns that are no fields of a question. */
  unknown: { title: string; place: number }[];
  isWrittenByWattle: boolean;
}

/** The row that names the columns; a title and notes may stand above it. */
function findHeader({ rows }: ParsedSheet): { header?: Header; missing?: { row: number; names: string } } {
  let missing: { row: number; names: string; known: number } | undefined;
  for (const { row, cells } of rows.slice(0, HEADER_ROWS)) {
    if (row > HEADER_ROWS) break;
    const names = Array.from(cells, (cell) => columnOf(cell?.text ?? ''));
    const absent = REQUIRED_COLUMNS.filter((column) => !names.includes(column));
    if (absent.length === 0) return { header: readHeader(cells, row) };
    const known = COLUMN_NAMES.filter((column) => names.includes(column)).length;
    if (known > (missing?.known ?? 0)) missing = { row, names: absent.join(', '), known };
  }
  return { ...(missing && { missing }) };
}

function readHeader(titles: readonly (Cell | undefined)[], row: number): Header {
  const columns = new Map<Column, number>();
  const unknown: Header['unknown'] = [];
  let isWrittenByWattle = false;
  Array.from(titles, (cell) => cell?.text ?? '').forEach((title, place) => {
    const name = columnOf(title);
    isWrittenByWattle ||= WRITTEN_BY_WATTLE.includes(name);
    if (name === '' || IGNORED_COLUMNS.includes(name)) return;
    const column = COLUMN_NAMES.find((each) => each === name);
    if (!column) {
      unknown.push({ title: title.slice(0, 50), place });
      return;
    }
    if (columns.has(column)) throw new RefusedFile(`The column ${column} is there twice. Remove one of them.`);
    columns.set(column, place);
  });
  return { row, columns, unknown, isWrittenByWattle };
}

/** A value that is merged over several rows, such as a passage, belongs to each of them. */
function repeatMerged({ merged, places }: ParsedSheet, body: readonly SheetCells[]): void {
  const byNumber = new Map(body.map((each) => [each.row, each]));
  let left = MAX_MERGED_ROWS;
  for (const { firstRow, lastRow, column } of merged) {
    const place = places.get(column);
    const cell = place === undefined ? undefined : byNumber.get(firstRow)?.cells[place];
    const last = Math.min(lastRow, body.at(-1)?.row ?? 0);
    left -= Math.max(0, last - firstRow);
    if (left < 0) throw new RefusedFile(NOT_A_WORKBOOK);
    for (let row = firstRow + 1; cell && place !== undefined && row <= last; row += 1) {
      const cells = byNumber.get(row)?.cells;
      if (cells) cells[place] = cell;
    }
  }
}

function readRow({ row, cells }: SheetCells, { columns, isWrittenByWattle }: Header): SheetRow {
  const read: SheetRow = { row, values: {}, unreadable: [] };
  for (const [column, place] of columns) {
    const { text: shown = '', problem } = cells[place] ?? {};
    const text = isWrittenByWattle ? shown.replace(ESCAPED, '').trim() : shown;
    if (problem) read.unreadable.push({ column, value: text.slice(0, SHOWN_CHARACTERS), message: problem });
    else if (text !== '') read.values[column] = text;
  }
  return read;
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

function otherSheetNote({ name, isHidden }: NamedSheet): string {
  return `The ${isHidden ? 'hidden sheet' : 'sheet'} “${name}” was left out. Import it as a file of its own.`;
}

/** Staff do not see what is hidden, and may have filtered it out. */
function hiddenNotes({ places, hiddenColumns }: ParsedSheet, read: readonly ReadRow[], header: Header): string[] {
  const numbers = new Map([...places].map(([column, place]) => [place, column]));
  const names = [...header.columns].flatMap(([name, place]) => {
    const number = numbers.get(place) ?? -1;
    return hiddenColumns.some(({ first, last }) => first <= number && number <= last) ? name : [];
  });
  const columns = `The hidden ${names.length === 1 ? 'column' : 'columns'} ${listInWords(names)}`;
  return [
    ...rowNote(
      read.filter(({ cells }) => cells.isHidden),
      (count) =>
        `${count === 1 ? 'is' : 'are'} hidden in the sheet and ${count === 1 ? 'was' : 'were'} read all the same`,
    ),
    ...(names.length > 0 ? [`${columns} ${names.length === 1 ? 'was' : 'were'} read all the same.`] : []),
  ];
}

function rowNote(rows: readonly ReadRow[], what: string | ((count: number) => string)): string[] {
  if (rows.length === 0) return [];
  const numbers = rows.slice(0, SHOWN_ROWS).map(({ row }) => String(row.row));
  const others = rows.length - numbers.length;
  const list = listInWords(others > 0 ? [...numbers, `${others.toLocaleString('en')} more`] : numbers);
  const where = `${rows.length === 1 ? 'Row' : 'Rows'} ${list}`;
  return [typeof what === 'string' ? `${where}: ${what}.` : `${where} ${what(rows.length)}.`];
}
