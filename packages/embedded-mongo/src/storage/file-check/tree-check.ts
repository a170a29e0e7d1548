import { Damage, PAGE_HEADER_BYTES, type Report, type Tree } from './lmdb-meta';
import { nodesOf, OVERFLOW_DATA, overflowOf } from './lmdb-page';
import type { PageFile } from './page-file';

interface TreeCheckOptions {
  name: string;
  compare: (one: Buffer, other: Buffer) => number;
  report: Report;
  onEntry: (key: Buffer, value: Buffer, flags: number) => void;
}

/** Reads every page of a tree, and reports those that LMDB could not read or would not find. */
export class TreeCheck {
  private branchPages = 0;
  private leafPages = 0;
  private overflowPages = 0;
  private entries = 0;
  private isDamaged = false;

  constructor(
    private readonly file: PageFile,
    private readonly options: TreeCheckOptions,
  ) {}

  run(tree: Tree) {
    const { root, depth } = tree;
    if (root !== undefined) this.visit(root, depth);
    if (this.isDamaged) return;
    const found = [this.branchPages, this.leafPages, this.overflowPages, this.entries];
    const expected = [tree.branchPages, tree.leafPages, tree.overflowPages, tree.entries];
    if (found.join() !== expected.join())
      this.report(`has ${found.join(', ')} pages and entries, not ${expected.join(', ')}`);
  }

  /** Visits a page; its keys are from `low` on and below `high`. */
  private visit(page: number, depth: number, low?: Buffer, high?: Buffer) {
    try {
      if (depth < 1) throw new Damage(`page ${page} is deeper than its tree`);
      if (depth > 1) this.visitBranch(page, depth, low, high);
      else this.visitLeaf(page, low, high);
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      this.report(error.message);
    }
  }

  private visitBranch(number: number, depth: number, low?: Buffer, high?: Buffer) {
    const nodes = nodesOf(this.file.take(number), number, false);
    this.branchPages++;
    // LMDB never reads the first key of a branch.
    this.checkOrder(number, nodes.slice(1), low, high);
    for (const [i, { child, key }] of nodes.entries())
      this.visit(child, depth - 1, i === 0 ? low : key, nodes[i + 1]?.key ?? high);
  }

  private visitLeaf(number: number, low?: Buffer, high?: Buffer) {
    const page = this.file.take(number);
    const nodes = nodesOf(page, number, true);
    this.leafPages++;
    this.checkOrder(number, nodes, low, high);
    for (const node of nodes) {
      this.entries++;
      const { key, flags, dataAt, dataBytes } = node;
      const value = flags & OVERFLOW_DATA ? this.readOverflow(page, node) : page.subarray(dataAt, dataAt + dataBytes);
      this.options.onEntry(key, value, flags);
    }
  }

  private readOverflow(page: Buffer, node: Parameters<typeof overflowOf>[1]): Buffer {
    const { first, pages, isWhole, hasHeader } = overflowOf(page, node);
    if (!isWhole) throw new Damage(`the value on page ${first} has a wrong length`);
    const bytes = this.file.take(first, pages);
    if (!hasHeader(bytes)) throw new Damage(`page ${first} has a wrong header`);
    this.overflowPages += pages;
    return bytes.subarray(PAGE_HEADER_BYTES, PAGE_HEADER_BYTES + node.dataBytes);
  }

  private checkOrder(number: number, nodes: readonly { key: Buffer }[], low?: Buffer, high?: Buffer) {
    const { compare } = this.options;
    let last = low;
    for (const [i, { key }] of nodes.entries()) {
      const order = last ? compare(last, key) : -1;
      // The first key of a page may be the one that its branch has for it.
      if (order > 0 || (order === 0 && i > 0)) throw new Damage(`page ${number} has keys in a wrong order`);
      last = key;
    }
    if (high && last && compare(last, high) >= 0) throw new Damage(`page ${number} has keys in a wrong order`);
  }

  private report(what: string) {
    this.isDamaged = true;
    this.options.report(`${this.options.name}: ${what}`);
  }
}
