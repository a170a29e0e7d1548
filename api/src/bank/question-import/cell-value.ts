import XLSX, { type CellObject } from 'xlsx';
import { CELL_CHARACTERS } from '../workbooks/columns';

export type Cell = CellObject | undefined;

const TOO_LONG = `This cell holds more than ${CELL_CHARACTERS.toLocaleString('en')} characters. Shorten its text.`;

export function problemOf(cell: Cell, value: string): string | undefined {
  if (rawText(cell).length > CELL_CHARACTERS) return TOO_LONG;
  if (cell?.t === 'e') return `This cell holds the Excel error ${value}. Type the value in its place.`;
  const isDate = cell?.t === 'd' || (cell?.t === 'n' && typeof cell.z === 'string' && XLSX.SSF.is_date(cell.z));
  // Excel turns a typed fraction into a date, unless the cell has the format Text.
  return isDate
    ? `Excel has made the date ${value} of this. Give the cell the format Text and type it again.`
    : undefined;
}

/** The apostrophe that exports add before texts that look like formulas. */
const ESCAPED = /^'(?='*[=+\-@\t])/;

export function textOf(cell: Cell): string {
  const text = rawText(cell).slice(0, CELL_CHARACTERS);
  return text.replace(/\r\n?/g, '\n').replace(ESCAPED, '').trim();
}

export function rawText(cell: Cell): string {
  if (!cell || cell.t === 'z') return '';
  return cell.t === 's' ? String(cell.v) : String(cell.w ?? cell.v ?? '');
}
