import type { Connection } from 'mongoose';
import type { AccountsService } from '../../accounts';
import { DAY_MS, RepeatedTask } from '../../infrastructure';
import { CHILD_PREFIX, childIdOf, ownerOf } from './attempt-keys';

const BATCH = 500;

/** Deletes what erased children have in a collection with an index that begins with the owner. */
export abstract class OrphanedRecords extends RepeatedTask {
  constructor(
    private readonly records: ReturnType<Connection['collection']>,
    private readonly deleteOf: (owner: string) => Promise<void>,
    private readonly accounts: AccountsService,
  ) {
    super(DAY_MS);
  }

  async run(): Promise<void> {
    for await (const childIds of this.batchesOfChildren()) {
      // Accounts are read after the records and ids are not reused, so a missing account stays missing.
      const existing = await this.accounts.existing(childIds);
      for (const id of childIds) {
        if (!existing.has(id)) await this.deleteOf(ownerOf('child', id));
      }
    }
  }

  private async *batchesOfChildren(): AsyncGenerator<string[]> {
    const owners = this.records
      .find<{ owner: string }>({ owner: { $gte: CHILD_PREFIX, $lt: `${CHILD_PREFIX}g` } })
      .project<{ owner: string }>({ owner: 1 })
      .sort({ owner: 1 });
    let batch: string[] = [];
    for await (const record of owners) {
      const id = childIdOf(record);
      if (batch.at(-1) === id) continue;
      if (batch.length === BATCH) {
        yield batch;
        batch = [];
      }
      batch.push(id);
    }
    yield batch;
  }
}
