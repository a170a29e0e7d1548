import { StreamableFile } from '@nestjs/common';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A response that browsers save as a file. */
export function xlsxFile(bytes: Buffer, name: string): StreamableFile {
  return new StreamableFile(bytes, { type: TYPE, disposition: `attachment; filename="${name}"` });
}
