import { toNumber } from './bson/numbers';
import type { NumberValue } from './bson/values';
import { type Document, doc } from './bson/values';
import { logError } from './log';
import type { Cursors } from './query/cursors';
import type { Catalog } from './storage/catalog';
import type { Collection } from './storage/collection';
import type { Store } from './storage/store';
import { locate } from './writes/locate';

/** Removed in one go, so that others have their turn in between. */
const PORTION = 500;

/** Removes from time to time what nobody needs any more: expired documents, idle cursors, what dropped collections held. */
export class Sweeper {
  everySeconds = 60;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
    private readonly cursors: Cursors,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(everySeconds = this.everySeconds) {
    this.everySeconds = everySeconds;
    clearInterval(this.timer);
    this.timer = setInterval(() => void this.sweep().catch(this.onError), everySeconds * 1000);
  }

  stop() {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  private async sweep() {
    this.cursors.killIdle();
    for (const collection of this.catalog.all()) {
      for (const { spec, fields } of collection.indexes) {
        const seconds = spec.get('expireAfterSeconds');
        if (seconds === undefined) continue;
        const field = fields[0]?.name ?? '';
        // What is wrong with one index must not keep the others from being swept.
        await this.inPortions(() => this.removeExpired(collection, field, seconds as NumberValue)).catch(logError);
      }
    }
    await this.inPortions(() => this.catalog.collectGarbage(PORTION));
  }

  private removeExpired(collection: Collection, field: string, seconds: NumberValue): boolean {
    if (collection.isDropped) return false;
    const before = new Date(Date.now() - toNumber(seconds) * 1000);
    const filter: Document = doc({ [field]: doc({ $lt: before }) });
    const expired = locate(this.store, collection, { filter, limit: PORTION });
    for (const found of expired) collection.remove(found.id, found.document, found.bytes);
    return expired.length > 0;
  }

  /** Each portion is a transaction of its own, until there is nothing left. */
  private async inPortions(portion: () => boolean) {
    while (!this.isStopped && this.store.write(portion)) await new Promise(setImmediate);
  }
}
