/** Reads a page of the file by its number; undefined where the file does not hold it. */
export type ReadPage = (page: number) => Buffer | undefined;

/** The layout of LMDB's tree pages in the version that the lmdb package ships. */
const PAGE_HEADER_BYTES = 24;
const NODE_HEADER_BYTES = 8;
const BRANCH = 0x01;
const LEAF = 0x02;
const OVERFLOW_DATA = 0x01;
const SUBTREE_DATA = 0x02;
const SUBTREE_ROOT = 40;
const SUBTREE_BYTES = 48;

/** Whether the file holds every page that the trees lead to. */
export function holdsTrees(roots: readonly number[], readPage: ReadPage, pageCount: number): boolean {
  const open = [...roots];
  for (let visited = 0; open.length > 0; visited++) {
    const page = readPage(open.pop() as number);
    const next = page && visited <= pageCount ? pagesBelow(page, pageCount) : undefined;
    if (!next) return false;
    open.push(...next);
  }
  return true;
}

/** The tree pages that a page leads to; undefined where the page is damaged or leads out of the file. */
function pagesBelow(page: Buffer, pageCount: number): number[] | undefined {
  const flags = page.readUInt16LE(18);
  const nodes = nodesOf(page);
  if (!nodes) return undefined;
  if (flags & BRANCH) return nodes.map((at) => page.readUIntLE(at, 6));
  if (!(flags & LEAF)) return undefined;
  const below: number[] = [];
  for (const at of nodes) {
    const data = at + NODE_HEADER_BYTES + page.readUInt16LE(at + 6);
    const kind = page.readUInt16LE(at + 4);
    if (kind & OVERFLOW_DATA && !holdsOverflow(page, data, pageCount)) return undefined;
    if (!(kind & SUBTREE_DATA)) continue;
    if (data + SUBTREE_BYTES > page.length) return undefined;
    const root = page.readBigInt64LE(data + SUBTREE_ROOT);
    if (root >= 0n) below.push(Number(root));
  }
  return below;
}

/** The offsets of the nodes of a page. */
function nodesOf(page: Buffer): number[] | undefined {
  const count = page.readUInt16LE(20) >> 1;
  const last = page.length - NODE_HEADER_BYTES;
  if (PAGE_HEADER_BYTES + count * 2 > page.length) return undefined;
  const offsets = Array.from(
    { length: count },
    (_each, i) => page.readUInt16LE(PAGE_HEADER_BYTES + i * 2) + PAGE_HEADER_BYTES,
  );
  return offsets.every((at) => at <= last) ? offsets : undefined;
}

function holdsOverflow(page: Buffer, data: number, pageCount: number): boolean {
  if (data + 24 > page.length) return false;
  return page.readBigUInt64LE(data) + page.readBigUInt64LE(data + 16) <= BigInt(pageCount);
}
