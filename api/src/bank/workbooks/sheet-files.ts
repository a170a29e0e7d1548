import { StreamableFile } from '@nestjs/common';
import { downloadAs } from '../../infrastructure';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV = 'text/csv; charset=utf-8';

export function xlsxFile(bytes: Buffer, name: string): StreamableFile {
  return new StreamableFile(bytes, downloadAs(name, XLSX));
}

export function csvFile(rows: readonly (readonly string[])[], name: string): StreamableFile {
  return new StreamableFile(Buffer.from(csvOf(rows)), downloadAs(name, CSV));
}

/** Without it Excel takes the letters of other scripts for something else. */
const BYTE_ORDER_MARK = '\ufeff';

export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()}\r\n`;
}
