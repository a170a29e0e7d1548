import XLSX, { type CellObject } from 'xlsx';
import { CELL_CHARACTERS } from '../workbooks/cell-text';

export type Cell = CellObject | undefined;

const TOO_LONG = `This cell holds more than ${CELL_CHARACTERS.toLocaleString('en')} characters. Shorten its text.`;

/** What is wrong with a cell whatever its column is. */
export function problemOf(cell: Cell, value: string): string | undefined {
  if (rawText(cell).length > CELL_CHARACTERS) return TOO_LONG;
  if (cell?.t === 'e') return `This cell holds the Excel error ${value}. Type the value in its place.`;
  const isDate = cell?.t === 'd' || (cell?.t === 'n' && typeof cell.z === 'string' && XLSX.SSF.is_date(cell.z));
  // Excel makes a date of a fraction that is typed into a cell without the format Text.
  return isDate
    ? `Excel has made the date ${value} of this. Give the cell the format Text and type it again.`
    : undefined;
}

/** Exports put an apostrophe before what Excel could take for a formula. */
const ESCAPED = /^'(?='*[=+\-@\t])/;

/** A cell as Excel shows it. */
export function textOf(cell: Cell): string {
  const text = rawText(cell).slice(0, CELL_CHARACTERS);
  return text.replace(/\r\n?/g, '\n').replace(ESCAPED, '').trim();
}

export function rawText(cell: Cell): string {
  if (!cell || cell.t === 'z') return '';
  return cell.t === 's' ? String(cell.v) : String(cell.w ?? cell.v ?? '');
}
