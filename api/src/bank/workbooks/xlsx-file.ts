import { StreamableFile } from '@nestjs/common';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function xlsxFile(bytes: Buffer, name: string): StreamableFile {
  return new StreamableFile(bytes, { type: TYPE, disposition: `attachment; filename="${name}"` });
}
