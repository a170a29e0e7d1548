import { fstatSync, readSync } from 'node:fs';
import { Damage, MAX_PAGE_BYTES, type Meta, newestOf, readMetas } from './lmdb-meta';

/** Reads the pages of a data file without LMDB, which maps the file: reading a damaged map ends the process by a signal. */
export class PageFile {
  readonly newest: Meta;
  private readonly pageCount: number;
  /** 1 for each page that something has led to. */
  private readonly isNoted: Uint8Array;
  private freeBeyondEnd = 0;

  private constructor(
    private readonly file: number,
    readonly metas: [Meta, Meta],
  ) {
    this.newest = newestOf(metas);
    this.pageCount = Math.floor(fstatSync(file).size / this.newest.pageSize);
    this.isNoted = new Uint8Array(Math.min(this.newest.lastPage + 1, this.pageCount));
  }

  /** Undefined where the file does not begin as one of LMDB. */
  static read(file: number): PageFile | undefined {
    const header = Buffer.alloc(MAX_PAGE_BYTES * 2);
    const length = readSync(file, header, 0, header.length, 0);
    const metas = readMetas(header.subarray(0, length));
    return metas && new PageFile(file, metas);
  }

  /** The bytes of consecutive pages, to which nothing else may lead. */
  take(first: number, pages = 1): Buffer {
    if (first < 2 || first + pages - 1 > this.newest.lastPage) throw new Damage(`page ${first} is none of its pages`);
    if (first + pages > this.pageCount) throw new Damage('its end is missing');
    this.note(first, pages);
    const bytes = this.readAt(first, pages);
    if (Number(bytes.readBigUInt64LE(0)) !== first) throw new Damage(`page ${first} has the number of another`);
    if (bytes.readBigUInt64LE(8) > this.newest.transaction) throw new Damage(`page ${first} is newer than the file`);
    return bytes;
  }

  /** Notes that pages may be written. LMDB does not write those at the end before they are used. */
  free(first: number, pages: number) {
    const { lastPage } = this.newest;
    if (first < 2 || first + pages - 1 > lastPage) throw new Damage(`the free page ${first} is none of its pages`);
    this.note(first, pages);
    this.freeBeyondEnd += Math.max(0, first + pages - Math.max(first, this.pageCount));
  }

  /** Whether the file lacks pages that are not free. */
  get isTruncated(): boolean {
    const missing = this.newest.lastPage + 1 - this.pageCount;
    return missing > 0 && missing !== this.freeBeyondEnd;
  }

  /** The transaction that wrote a page; undefined where the file does not hold the page. */
  transactionOf(page: number): bigint | undefined {
    return page < this.pageCount ? this.readAt(page, 1).readBigUInt64LE(8) : undefined;
  }

  private note(first: number, pages: number) {
    for (let page = first; page < Math.min(first + pages, this.isNoted.length); page++) {
      if (this.isNoted[page]) throw new Damage(`page ${page} is used twice`);
      this.isNoted[page] = 1;
    }
  }

  private readAt(first: number, pages: number): Buffer {
    const { pageSize } = this.newest;
    const bytes = Buffer.allocUnsafe(pages * pageSize);
    if (readSync(this.file, bytes, 0, bytes.length, first * pageSize) < bytes.length)
      throw new Damage('its end is missing');
    return bytes;
  }
}
