import { KeyWriter } from '../bson/key-writer';
import { show } from '../bson/show';
import { type Document, doc, isTruthy, type Maybe } from '../bson/values';
import { MongoError } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import { extractKeys } from './index-keys';
import { isTooLong, truncate } from './key-layout';

export interface IndexField {
  name: string;
  path: readonly string[];
  isDescending: boolean;
}

/** One key of a document in an index, without the number of the record that follows it on the disk. */
interface IndexEntry {
  stem: Buffer;
  values: Maybe[];
}

export interface IndexEntries {
  entries: Map<string, IndexEntry>;
  arrays: string[];
  hasTruncatedKeys: boolean;
}

export class Index {
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly isUnique: boolean;
  readonly isSparse: boolean;
  readonly partialFilter: Document | undefined;
  /** Paths at which any document has had an array: there a document has several keys. */
  multikeyPaths: ReadonlySet<string>;
  /** An index with truncated keys does not sort. */
  hasTruncatedKeys: boolean;

  private readonly isIncluded: (document: Document) => boolean;
  private readonly writer = new KeyWriter();

  constructor(
    readonly id: number,
    readonly spec: Document,
    state: { multikeyPaths?: readonly string[]; hasTruncatedKeys?: boolean } = {},
  ) {
    this.name = spec.get('name') as string;
    this.fields = [...(spec.get('key') as Document)].map(([name, direction]) => ({
      name,
      path: name.split('.'),
      isDescending: Number(direction) < 0,
    }));
    this.isUnique = this.isIdIndex || isTruthy(spec.get('unique'));
    this.isSparse = isTruthy(spec.get('sparse'));
    this.partialFilter = spec.get('partialFilterExpression') as Document | undefined;
    this.multikeyPaths = new Set(state.multikeyPaths);
    this.hasTruncatedKeys = state.hasTruncatedKeys ?? false;
    const filter = this.partialFilter && compileFilter(this.partialFilter);
    this.isIncluded = filter ? (document) => filter(document) : () => true;
  }

  get isIdIndex(): boolean {
    return this.name === '_id_';
  }

  get key(): Document {
    return this.spec.get('key') as Document;
  }

  /** Every key of the document once; none when the index does not include the document. */
  entries(document: Document): IndexEntries {
    const entries = new Map<string, IndexEntry>();
    if (!this.isIncluded(document)) return { entries, arrays: [], hasTruncatedKeys: false };
    const { keys, arrays } = extractKeys(
      document,
      this.fields.map((field) => field.path),
    );
    let hasTruncatedKeys = false;
    for (const { values, isMissing } of keys) {
      if (this.isSparse && isMissing) continue;
      const full = this.stem(values);
      const stem = truncate(full);
      hasTruncatedKeys ||= isTooLong(full);
      entries.set(stem.toString('latin1'), { stem, values });
    }
    return { entries, arrays, hasTruncatedKeys };
  }

  stem(values: readonly Maybe[]): Buffer {
    this.writer.uint32(this.id);
    values.forEach((value, i) => {
      if (this.fields[i]?.isDescending) this.writer.descending(value);
      else this.writer.value(value);
    });
    return this.writer.take();
  }
}

/** The error with MongoDB's message; drivers and mongoose read keyPattern and keyValue. */
export function duplicateKey(namespace: string, index: Index, values: readonly Maybe[]): MongoError {
  const keyValue = doc(Object.fromEntries(index.fields.map(({ name }, i) => [name, values[i] ?? null])));
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${show(keyValue)}`,
    { keyPattern: index.key, keyValue },
  );
}
