import { StreamableFile } from '@nestjs/common';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function xlsxFile(bytes: Buffer, name: string): StreamableFile {
  return new StreamableFile(bytes, { type: TYPE, disposition: `attachment; filename="${name}"` });
}

/** Without it Excel takes the letters of other scripts for something else. */
const BYTE_ORDER_MARK = '\ufeff';

export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()}\r\n`;
}
