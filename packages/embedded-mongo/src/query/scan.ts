import { decode, type Part } from '../bson/decode';
import type { Document } from '../bson/values';
import { fail } from '../errors';
import type { Collection } from '../storage/collection';
import { recordIdOf } from '../storage/key-layout';
import type { Store } from '../storage/store';
import type { Plan } from './planner/plan';
import type { KeyRange } from './planner/ranges';

export class FoundRecord {
  private decoded: Document | undefined;

  constructor(
    readonly id: number,
    readonly bytes: Buffer,
  ) {}

  get document(): Document {
    this.decoded ??= decode(this.bytes);
    return this.decoded;
  }

  /** At least this part of the document. */
  part(part: Part | undefined): Document {
    return this.decoded || !part ? this.document : decode(this.bytes, part);
  }
}

interface Examined {
  keys: number;
  documents: number;
}

/**
 * Iterates over the records of a plan. Each `for...of` continues after the last record of the one before: a scan keeps
 * its position and no transaction, so that an idle cursor holds nothing on the disk.
 */
export interface Scan extends Iterable<FoundRecord> {
  readonly examined: Examined;
}

export function openScan(store: Store, collection: Collection | undefined, plan: Plan): Scan {
  if (!collection || plan.kind === 'nothing') return new EitherScan([]);
  switch (plan.kind) {
    case 'collection':
      return new CollectionScan(store, collection);
    case 'index':
      return new IndexScan(store, collection, plan);
    case 'either':
      return new EitherScan(plan.branches.map((branch) => openScan(store, collection, branch)));
  }
}

class CollectionScan implements Scan {
  readonly examined = { keys: 0, documents: 0 };
  private last: Buffer | undefined;

  constructor(
    private readonly store: Store,
    private readonly collection: Collection,
  ) {}

  *[Symbol.iterator]() {
    const prefix = this.collection.key();
    const whole = { start: prefix, end: Buffer.concat([prefix, Buffer.alloc(9, 0xff)]) };
    for (const { key, value } of this.store.documents.getRange(remaining(whole, false, this.last))) {
      this.last = key;
      this.examined.documents++;
      yield new FoundRecord(recordIdOf(key), value);
    }
  }
}

class IndexScan implements Scan {
  readonly examined = { keys: 0, documents: 0 };
  private readonly ranges: readonly KeyRange[];
  private range = 0;
  private last: Buffer | undefined;
  /** A record with several keys is returned once. */
  private readonly seen: Set<number> | undefined;

  constructor(
    private readonly store: Store,
    private readonly collection: Collection,
    private readonly plan: Extract<Plan, { kind: 'index' }>,
  ) {
    this.ranges = plan.isBackward ? plan.ranges.toReversed() : plan.ranges;
    if (plan.index.multikeyPaths.size > 0) this.seen = new Set();
  }

  *[Symbol.iterator]() {
    for (; this.range < this.ranges.length; this.range++) {
      const range = this.ranges[this.range] as KeyRange;
      for (const key of this.store.indexes.getKeys(remaining(range, this.plan.isBackward, this.last))) {
        this.last = key;
        this.examined.keys++;
        const recordId = recordIdOf(key);
        if (this.seen?.has(recordId)) continue;
        this.seen?.add(recordId);
        yield this.fetch(recordId);
      }
      this.last = undefined;
    }
  }

  private fetch(recordId: number): FoundRecord {
    this.examined.documents++;
    const bytes = this.collection.read(recordId);
    if (bytes) return new FoundRecord(recordId, bytes);
    const index = `index ${this.plan.index.name} of ${this.collection.namespace}`;
    fail('DataCorruptionDetected', `Erroneous index key found with reference to non-existent record id in ${index}`);
  }
}

class EitherScan implements Scan {
  private readonly seen = new Set<number>();

  constructor(private readonly branches: readonly Scan[]) {}

  get examined(): Examined {
    const sum = (part: keyof Examined) => this.branches.reduce((total, { examined }) => total + examined[part], 0);
    return { keys: sum('keys'), documents: sum('documents') };
  }

  *[Symbol.iterator]() {
    for (const branch of this.branches) {
      for (const found of branch) {
        if (this.seen.has(found.id)) continue;
        this.seen.add(found.id);
        yield found;
      }
    }
  }
}

/** The rest of a range after the last key. No key equals an end of a range. */
function remaining({ start, end }: KeyRange, isBackward: boolean, last: Buffer | undefined) {
  return {
    start: last ?? (isBackward ? end : start),
    end: isBackward ? start : end,
    reverse: isBackward,
    exclusiveStart: last !== undefined,
  };
}
