export class Damage extends Error {}

/** Gets each damage that is found; it may throw to end the search at the first. */
export type Report = (what: string) => void;

/** The layout of LMDB's meta pages in the version that the lmdb package ships. */
export const PAGE_HEADER_BYTES = 24;
const META_END = 160;
const META_FLAG = 0x08;
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const NO_PAGE = 2n ** 64n - 1n;
const FREE_TREE = 48;
const MAIN_TREE = 96;
export const TREE_BYTES = 48;
export const MAX_PAGE_BYTES = 65_536;

export interface Tree {
  flags: number;
  depth: number;
  branchPages: number;
  leafPages: number;
  overflowPages: number;
  entries: number;
  root: number | undefined;
}

/** One snapshot of the database, as a meta page describes it. */
export interface Meta {
  pageSize: number;
  mapSize: bigint;
  lastPage: number;
  /** The pages that may be written. */
  free: Tree;
  main: Tree;
  transaction: bigint;
}

/** The two newest snapshots. Undefined where the first bytes of the file are not LMDB's. */
export function readMetas(header: Buffer): [Meta, Meta] | undefined {
  const first = readMeta(header, 0);
  const second = first && readMeta(header, first.pageSize);
  return first && second && first.pageSize === second.pageSize ? [first, second] : undefined;
}

export const newestOf = ([first, second]: [Meta, Meta]) => (second.transaction > first.transaction ? second : first);

function readMeta(header: Buffer, offset: number): Meta | undefined {
  const page = header.subarray(offset);
  const isMeta =
    page.length >= META_END &&
    (page.readUInt16LE(18) & META_FLAG) !== 0 &&
    page.readUInt32LE(PAGE_HEADER_BYTES) === MAGIC &&
    (page.readUInt32LE(PAGE_HEADER_BYTES + 4) & 0xffff) === VERSION;
  const pageSize = isMeta ? page.readUInt32LE(FREE_TREE) : 0;
  if (pageSize < 512 || pageSize > MAX_PAGE_BYTES) return undefined;
  return {
    pageSize,
    mapSize: page.readBigUInt64LE(40),
    free: readTree(page, FREE_TREE),
    main: readTree(page, MAIN_TREE),
    lastPage: Number(page.readBigUInt64LE(144)),
    transaction: page.readBigUInt64LE(152),
  };
}

export function readTree(bytes: Buffer, at: number): Tree {
  const number = (offset: number) => Number(bytes.readBigUInt64LE(at + offset));
  const root = bytes.readBigUInt64LE(at + 40);
  return {
    flags: bytes.readUInt16LE(at + 4),
    depth: bytes.readUInt16LE(at + 6),
    branchPages: number(8),
    leafPages: number(16),
    overflowPages: number(24),
    entries: number(32),
    root: root === NO_PAGE ? undefined : Number(root),
  };
}
