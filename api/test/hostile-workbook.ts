import { aRow, withParts, workbook } from './workbook';

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET = 'xl/worksheets/sheet1.xml';

export const NOT_A_WORKBOOK = /^This is not an Excel workbook/;

/** An .xlsx file whose sheet is this XML. */
export const withSheet = (content: string, prolog = '') =>
  withParts(workbook([aRow()]), {
    [SHEET]: `<?xml version="1.0"?>${prolog}<worksheet xmlns="${MAIN}">${content}</worksheet>`,
  });

export const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Rows of so many cells, with numbers that differ: others would compress like a ZIP bomb. */
export function cellsOf(rows: number, columns: number): string {
  const cellAt = (_each: unknown, index: number) => `<c><v>${(index * 104_729) % 1_000_003}</v></c>`;
  const cells = Array.from({ length: rows * columns }, cellAt);
  const rowAt = (_each: unknown, row: number) =>
    `<row>${cells.slice(row * columns, (row + 1) * columns).join('')}</row>`;
  return `<sheetData>${Array.from({ length: rows }, rowAt).join('')}</sheetData>`;
}
