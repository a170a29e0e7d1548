import { toNumber } from './bson/numbers';
import { doc, type NumberValue } from './bson/values';
import { logError } from './errors';
import type { Cursors } from './query/cursors';
import type { Catalog } from './storage/catalog';
import type { Collection } from './storage/collection';
import type { Store } from './storage/store';
import { DELETE_BATCH_RECORDS } from './writes/delete';
import { locate } from './writes/locate';

const EVERY_SECONDS = 60;

/** Removes at intervals expired documents, idle cursors and the records of dropped collections. */
export class Sweeper {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isSweeping = false;

  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
    private readonly cursors: Cursors,
    private readonly everySeconds = EVERY_SECONDS,
  ) {}

  start() {
    this.timer = setInterval(() => void this.sweep(), this.everySeconds * 1000);
  }

  stop() {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  /** An error is logged, and the next sweep tries again. */
  private async sweep() {
    if (this.isSweeping) return;
    this.isSweeping = true;
    this.cursors.killIdle();
    for (const collection of this.catalog.all()) await this.sweepCollection(collection);
    await this.inSteps(() => this.catalog.removeDropped(DELETE_BATCH_RECORDS));
    try {
      this.store.reserved.fill();
    } catch (error) {
      logError(error);
    }
    this.isSweeping = false;
  }

  private async sweepCollection(collection: Collection) {
    for (const { spec, fields } of collection.indexes) {
      const seconds = spec.get('expireAfterSeconds') as NumberValue | undefined;
      const field = fields[0]?.name ?? '';
      if (seconds !== undefined) await this.inSteps(() => this.removeExpired(collection, field, toNumber(seconds)));
    }
  }

  private removeExpired(collection: Collection, field: string, seconds: number): boolean {
    if (collection.isDropped) return false;
    const filter = doc({ [field]: doc({ $lt: new Date(Date.now() - seconds * 1000) }) });
    const expired = locate(this.store, collection, { filter, limit: DELETE_BATCH_RECORDS });
    for (const found of expired) collection.remove(found.id, found.document, found.bytes);
    return expired.length > 0;
  }

  /** Each step is a transaction of its own, so that other operations run between them. */
  private async inSteps(step: () => boolean) {
    try {
      while (!this.isStopped && this.store.writeToFree(step)) await new Promise(setImmediate);
    } catch (error) {
      logError(error);
    }
  }
}
