import { File as FileOfNode } from 'node:buffer';

export { anImportResponse, aProgress, aRowError } from './import-responses';

/** A file that the browser has been given. */
export function aWorkbook(name = 'maths.xlsx'): File {
  // Node's forms know nothing of the files of jsdom.
  return new FileOfNode(['x'.repeat(2_000)], name) as unknown as File;
}
