/** The layout of LMDB's meta pages in the version that the lmdb package ships. */
const PAGE_HEADER_BYTES = 24;
const META_END = 160;
const META_FLAG = 0x08;
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const NO_PAGE = 2n ** 64n - 1n;
export const MAX_PAGE_BYTES = 65_536;

/** One snapshot of the database, as a meta page describes it. */
export interface Meta {
  pageSize: number;
  lastPage: number;
  /** Root pages of the free list and of the main tree, without those of empty trees. */
  roots: number[];
  transaction: bigint;
}

/** The snapshot that LMDB opens: the newer one of two. Undefined where the first bytes of the file are not LMDB's. */
export function readNewestMeta(header: Buffer): Meta | undefined {
  const first = readMeta(header, 0);
  const second = first && readMeta(header, first.pageSize);
  return first && second && second.transaction > first.transaction ? second : second && first;
}

function readMeta(header: Buffer, offset: number): Meta | undefined {
  const page = header.subarray(offset);
  const isMeta =
    page.length >= META_END &&
    (page.readUInt16LE(18) & META_FLAG) !== 0 &&
    page.readUInt32LE(PAGE_HEADER_BYTES) === MAGIC &&
    (page.readUInt32LE(PAGE_HEADER_BYTES + 4) & 0xffff) === VERSION;
  const pageSize = isMeta ? page.readUInt32LE(48) : 0;
  if (pageSize < 512 || pageSize > MAX_PAGE_BYTES) return undefined;
  return {
    pageSize,
    roots: [page.readBigUInt64LE(88), page.readBigUInt64LE(136)].filter((root) => root !== NO_PAGE).map(Number),
    lastPage: Number(page.readBigUInt64LE(144)),
    transaction: page.readBigUInt64LE(152),
  };
}
