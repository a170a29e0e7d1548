import { Damage, type Report } from './damage';
import type { PageFile } from './page-file';
import { TreeCheck } from './tree-check';

const NUMBER_BYTES = 8;

/** A page that is both free and in use would be overwritten. */
export function checkFreeList(file: PageFile, report: Report) {
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
