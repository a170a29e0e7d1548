import type { Report } from './damage';
import { checkFreeList } from './free-list';
import { newestOf } from './lmdb-meta';
import { checkMetas } from './meta-check';
import { PageFile } from './page-file';
import { checkTable, readTables } from './tables-check';

/**
 * Reads the whole file: every page, every entry with its checksum, and the list of free pages. What LMDB reads
 * afterwards is what was written.
 */
export function checkFile(descriptor: number, report: Report) {
  const file = PageFile.read(descriptor);
  if (!file) return report('its header is not one of LMDB');
  checkMetas(file, report);
  const tables = readTables(file, report);
  let isChecksummed = false;
  for (const [name, tree] of tables) isChecksummed = checkTable(file, { name, tree, isChecksummed, report });
  checkFreeList(file, report);
  if (file.isTruncated) report('its end is missing');
}

/** The newest transaction of the file. */
export function transactionOf(descriptor: number): bigint | undefined {
  const file = PageFile.read(descriptor);
  return file && newestOf(file.metas).transaction;
}
