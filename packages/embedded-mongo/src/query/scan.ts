import { decode } from '../bson/decode';
import type { Document } from '../bson/values';
import type { Collection } from '../storage/collection';
import { recordIdOf } from '../storage/key-layout';
import type { Store } from '../storage/store';
import type { Plan } from './planner/plan';
import type { KeyRange } from './planner/ranges';

/** A record as it was found; it is decoded when it is first looked into. */
export class Found {
  private decoded: Document | undefined;

  constructor(
    readonly id: number,
    readonly bytes: Buffer,
  ) {}

  get document(): Document {
    this.decoded ??= decode(this.bytes);
    return this.decoded;
  }
}

export interface Examined {
  keys: number;
  documents: number;
}

/**
 * Goes through the records of a plan. It may be left at any record and gone on with later, with `for...of` both times:
 * only the place is kept, no transaction, so a cursor that lies idle holds nothing on the disk.
 */
export interface Scan extends Iterable<Found> {
  readonly examined: Examined;
}

export function openScan(store: Store, collection: Collection | undefined, plan: Plan): Scan {
  switch (plan.kind) {
    case 'nothing':
      return new EmptyScan();
    case 'collection':
      return new CollectionScan(store, collection as Collection, plan.isBackward);
    case 'index':
      return new IndexScan(store, collection as Collection, plan);
    case 'either':
      return new EitherScan(plan.branches.map((branch) => openScan(store, collection, branch)));
  }
}

class EmptyScan implements Scan {
  readonly examined = { keys: 0, documents: 0 };

  *[Symbol.iterator]() {}
}

class CollectionScan implements Scan {
  readonly examined = { keys: 0, documents: 0 };
  private last: Buffer | undefined;

  constructor(
    private readonly store: Store,
    private readonly collection: Collection,
    private readonly isBackward: boolean,
  ) {}

  *[Symbol.iterator]() {
    const prefix = this.collection.key();
    const whole = { start: prefix, end: Buffer.concat([prefix, Buffer.alloc(9, 0xff)]) };
    for (const { key, value } of this.store.documents.getRange(stretch(whole, this.isBackward, this.last))) {
      this.last = key;
      this.examined.documents++;
      yield new Found(recordIdOf(key), value);
    }
  }
}

class IndexScan implements Scan {
  readonly examined = { keys: 0, documents: 0 };
  private readonly ranges: readonly KeyRange[];
  private range = 0;
  private last: Buffer | undefined;
  /** A record with several keys is given out once. */
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
      for (const key of this.store.indexes.getKeys(stretch(range, this.plan.isBackward, this.last))) {
        this.last = key;
        this.examined.keys++;
        const found = this.fetch(recordIdOf(key));
        if (found) yield found;
      }
      this.last = undefined;
    }
  }

  private fetch(recordId: number): Found | undefined {
    if (this.seen?.has(recordId)) return undefined;
    this.seen?.add(recordId);
    const bytes = this.collection.read(recordId);
    if (!bytes) return undefined;
    this.examined.documents++;
    return new Found(recordId, bytes);
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

/** No key equals a border of a range, but a key that was given out already is not given out again. */
function stretch({ start, end }: KeyRange, isBackward: boolean, last: Buffer | undefined) {
  return {
    start: last ?? (isBackward ? end : start),
    end: isBackward ? start : end,
    reverse: isBackward,
    exclusiveStart: last !== undefined,
  };
}
