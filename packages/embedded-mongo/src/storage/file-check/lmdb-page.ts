import { Damage, PAGE_HEADER_BYTES } from './lmdb-meta';

/** The layout of LMDB's tree pages in the version that the lmdb package ships. */
const NODE_HEADER_BYTES = 8;
const OVERFLOW_POINTER_BYTES = 24;
const BRANCH = 0x01;
const LEAF = 0x02;
const OVERFLOW = 0x04;
export const OVERFLOW_DATA = 0x01;
export const SUBTREE_DATA = 0x02;

/** A branch page's entry leads to a page, a leaf page's entry has a value. */
export interface Node {
  key: Buffer;
  child: number;
  flags: number;
  dataAt: number;
  /** How many bytes the value has, in the page or on pages of its own. */
  dataBytes: number;
}

/** The nodes of a page, which fill it from `upper` to its end. */
export function nodesOf(page: Buffer, number: number, isLeaf: boolean): Node[] {
  const lower = page.readUInt16LE(20);
  const upper = page.readUInt16LE(22);
  const hasKind = page.readUInt16LE(18) === (isLeaf ? LEAF : BRANCH);
  const hasBounds = lower > 0 && lower % 2 === 0 && lower <= upper && upper + PAGE_HEADER_BYTES <= page.length;
  if (!hasKind || !hasBounds) throw new Damage(`page ${number} has a wrong header`);
  const nodes: Node[] = [];
  let bytes = 0;
  for (let at = PAGE_HEADER_BYTES; at < PAGE_HEADER_BYTES + lower; at += 2) {
    const start = page.readUInt16LE(at) + PAGE_HEADER_BYTES;
    const end = start < upper + PAGE_HEADER_BYTES ? Number.POSITIVE_INFINITY : addNode(nodes, page, start, isLeaf);
    if (end > page.length) throw new Damage(`page ${number} has an entry beyond its bounds`);
    bytes += (end - start + 1) & -2;
  }
  if (bytes !== page.length - PAGE_HEADER_BYTES - upper) throw new Damage(`page ${number} has entries of wrong sizes`);
  return nodes;
}

/** Adds the node that begins here, and returns where it ends. */
function addNode(nodes: Node[], page: Buffer, start: number, isLeaf: boolean): number {
  if (start + NODE_HEADER_BYTES > page.length) return Number.POSITIVE_INFINITY;
  const keyAt = start + NODE_HEADER_BYTES;
  const dataAt = keyAt + page.readUInt16LE(start + 6);
  const flags = isLeaf ? page.readUInt16LE(start + 4) : 0;
  const dataBytes = isLeaf ? page.readUInt32LE(start) : 0;
  const child = isLeaf ? 0 : page.readUIntLE(start, 6);
  nodes.push({ key: page.subarray(keyAt, dataAt), child, flags, dataAt, dataBytes });
  return dataAt + (flags & OVERFLOW_DATA ? OVERFLOW_POINTER_BYTES : dataBytes);
}

/** Where a long value lies: in consecutive pages, of which the first has a header. */
export function overflowOf(page: Buffer, { dataAt, dataBytes }: Node) {
  const first = Number(page.readBigUInt64LE(dataAt));
  const pages = Number(page.readBigUInt64LE(dataAt + 16));
  const isWhole = pages === Math.floor((PAGE_HEADER_BYTES - 1 + dataBytes) / page.length) + 1;
  return { first, pages, isWhole, hasHeader: (bytes: Buffer) => isOverflow(bytes, pages) };
}

const isOverflow = (bytes: Buffer, pages: number) =>
  bytes.readUInt16LE(18) === OVERFLOW && bytes.readUInt32LE(20) === pages;
