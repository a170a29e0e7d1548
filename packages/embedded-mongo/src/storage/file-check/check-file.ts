import { Damage, newestOf, type Report } from './lmdb-meta';
import { PageFile } from './page-file';
import { checkTable, readTables } from './tables-check';
import { TreeCheck } from './tree-check';

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

export function transactionOf(descriptor: number): bigint | undefined {
  const file = PageFile.read(descriptor);
  return file && newestOf(file.metas).transaction;
}

const INTEGER_KEYS = 0x08;
/** A larger map does not fit into the memory of a process. */
const MAX_MAP_BYTES = 2n ** 46n;

/** The two snapshots hold against each other: a damaged number would make LMDB open the older one. */
function checkMetas(file: PageFile, report: Report) {
  const [first, second] = file.metas;
  const distance = first.transaction - second.transaction;
  const isNew = first.transaction === 0n && second.transaction === 0n;
  const alternate = (distance === 1n || distance === -1n) && first.transaction % 2n === 0n;
  if (!isNew && !alternate) report('its two headers do not follow each other');
  for (const { free, main, mapSize, transaction } of file.metas) {
    const root = main.root === undefined ? undefined : file.transactionOf(main.root);
    if (root !== undefined && root > transaction) report('a header is older than its pages');
    if (free.flags !== INTEGER_KEYS || main.flags !== 0) report('its header has settings that the engine does not use');
    if (mapSize > MAX_MAP_BYTES) report('its header has an impossible size');
  }
}

const NUMBER_BYTES = 8;

/** A page that is both free and in use would be overwritten. */
function checkFreeList(file: PageFile, report: Report) {
  const onEntry = (_key: Buffer, value: Buffer, flags: number) => {
    if (flags & ~1 || value.length % NUMBER_BYTES !== 0) throw new Damage('its list of free pages cannot be read');
    noteFreePages(file, value);
  };
  new TreeCheck(file, { name: 'free pages', compare: compareNumbers, report, onEntry }).run(file.newest.free);
}

/** The first number says how many follow. A negative one is the length of a run, whose first page follows; 0 is unused. */
function noteFreePages(file: PageFile, list: Buffer) {
  const numberAt = (i: number) => list.readBigInt64LE(i * NUMBER_BYTES);
  const last = list.length / NUMBER_BYTES - 1;
  if (last < 0 || numberAt(0) > last) throw new Damage('its list of free pages is longer than it is');
  for (let i = 1; i <= last; i++) {
    const number = numberAt(i);
    if (number === 0n) continue;
    const length = number < 0n ? Number(-number) : 1;
    const first = number < 0n ? Number(i < last ? numberAt(++i) : 0n) : Number(number);
    file.free(first, length);
  }
}

function compareNumbers(one: Buffer, other: Buffer): number {
  if (one.length !== NUMBER_BYTES || other.length !== NUMBER_BYTES)
    throw new Damage('a key of the free pages has a wrong length');
  const [a, b] = [one.readBigUInt64LE(0), other.readBigUInt64LE(0)];
  return a < b ? -1 : a > b ? 1 : 0;
}
