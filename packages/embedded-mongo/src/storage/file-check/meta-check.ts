import type { Report } from './damage';
import type { PageFile } from './page-file';

const INTEGER_KEYS = 0x08;
/** A larger map does not fit into the memory of a process. */
const MAX_MAP_BYTES = 2n ** 46n;

/** The two snapshots hold against each other: a damaged number would make LMDB open the older one. */
export function checkMetas(file: PageFile, report: Report) {
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
