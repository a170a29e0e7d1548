import { createHash } from 'node:crypto';
import { type Collation, parseCollation } from '../bson/collation';
import { END, ESCAPE, KeyWriter } from '../bson/key-writer';
import { type Document, isTruthy, type Maybe } from '../bson/values';
import { compileFilter } from '../query/matcher/filter';
import { extractKeys } from './index-keys';

export interface IndexField {
  name: string;
  path: readonly string[];
  isDescending: boolean;
}

/** One key of a document in an index, without the number of the record that follows it on the disk. */
export interface IndexEntry {
  stem: Buffer;
  values: Maybe[];
}

export interface IndexEntries {
  entries: Map<string, IndexEntry>;
  /** Paths at which the document has an array. */
  arrays: string[];
  hasCutKeys: boolean;
}

/** LMDB takes keys of 1978 bytes; a longer value is cut here and continued by a hash. */
const MAX_STEM_BYTES = 1024;
const HASH_BYTES = 16;

export class Index {
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly isUnique: boolean;
  readonly isSparse: boolean;
  readonly collation: Collation | undefined;
  readonly partialFilter: Document | undefined;
  /** Paths at which any document ever had an array: there a document has several keys. */
  readonly multikeyPaths: Set<string>;
  /** Keys that were cut are not in order among themselves, so the index no longer sorts. */
  hasCutKeys: boolean;

  private readonly isIncluded: (document: Document) => boolean;
  private readonly writer: KeyWriter;

  constructor(
    readonly id: number,
    public spec: Document,
    state: { multikeyPaths?: readonly string[]; hasCutKeys?: boolean } = {},
  ) {
    this.name = spec.get('name') as string;
    this.fields = [...(spec.get('key') as Document)].map(([name, direction]) => ({
      name,
      path: name.split('.'),
      isDescending: Number(direction) < 0,
    }));
    this.isUnique = this.isIdIndex || isTruthy(spec.get('unique'));
    this.isSparse = isTruthy(spec.get('sparse'));
    this.collation = parseCollation(spec.get('collation'));
    this.partialFilter = spec.get('partialFilterExpression') as Document | undefined;
    this.multikeyPaths = new Set(state.multikeyPaths);
    this.hasCutKeys = state.hasCutKeys ?? false;
    const filter = this.partialFilter && compileFilter(this.partialFilter, { collation: this.collation });
    this.isIncluded = filter ? (document) => filter(document) : () => true;
    this.writer = new KeyWriter(this.collation);
  }

  get isIdIndex(): boolean {
    return this.name === '_id_';
  }

  get key(): Document {
    return this.spec.get('key') as Document;
  }

  /** Every key of the document once; none when the index leaves the document out. */
  entries(document: Document): IndexEntries {
    const entries = new Map<string, IndexEntry>();
    if (!this.isIncluded(document)) return { entries, arrays: [], hasCutKeys: false };
    const { keys, arrays } = extractKeys(
      document,
      this.fields.map((field) => field.path),
    );
    let hasCutKeys = false;
    for (const { values, isMissing } of keys) {
      if (this.isSparse && isMissing) continue;
      const full = this.stem(values);
      const stem = cut(full);
      hasCutKeys ||= isCut(full);
      entries.set(stem.toString('latin1'), { stem, values });
    }
    return { entries, arrays, hasCutKeys };
  }

  /** The bytes of the first values of a key. */
  stem(values: readonly Maybe[]): Buffer {
    this.writer.uint32(this.id);
    values.forEach((value, i) => {
      if (this.fields[i]?.isDescending) this.writer.descending(value);
      else this.writer.value(value);
    });
    return this.writer.take();
  }
}

function cut(stem: Buffer): Buffer {
  if (!isCut(stem)) return stem;
  const hash = createHash('sha256').update(stem).digest().subarray(0, HASH_BYTES);
  return Buffer.concat([stem.subarray(0, MAX_STEM_BYTES), hash]);
}

/** Below every key that starts with `stem`. */
export const below = (stem: Buffer) => stem.subarray(0, MAX_STEM_BYTES);
/** Above every key that starts with `stem`. */
export const above = (stem: Buffer) => Buffer.concat([stem.subarray(0, MAX_STEM_BYTES), Buffer.from([ESCAPE])]);
/** The other keys with the same beginning as a cut one lie on both of its sides. */
export const isCut = (stem: Buffer) => stem.length > MAX_STEM_BYTES;

/** From where to where the entries of exactly this key lie. */
export function exactRange(stem: Buffer): { start: Buffer; end: Buffer } {
  return { start: Buffer.concat([stem, Buffer.from([END])]), end: Buffer.concat([stem, Buffer.from([END, ESCAPE])]) };
}

export const entryKey = (stem: Buffer, recordId: number) =>
  Buffer.concat([stem, Buffer.from([END]), recordKey(recordId)]);

export function recordKey(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeUInt32BE(Math.floor(recordId / 2 ** 32), 0);
  bytes.writeUInt32BE(recordId % 2 ** 32, 4);
  return bytes;
}

/** The number of the record, which is the end of every key. */
export const recordIdOf = (key: Buffer) =>
  key.readUInt32BE(key.length - 8) * 2 ** 32 + key.readUInt32BE(key.length - 4);
