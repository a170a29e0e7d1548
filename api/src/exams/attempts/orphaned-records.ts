import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Connection, Model } from 'mongoose';
import { AccountsService } from '../../accounts';
import { DAY_MS, RepeatedTask } from '../../infrastructure';
import { CHILD_PREFIX, childIdOf, ownerOf } from './attempt';
import { AttemptRecord } from './attempt.schema';
import { AttemptsService } from './attempts.service';

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
    for (let childIds = await this.childrenAfter(''); childIds.length > 0; ) {
      // Accounts are read after the records and ids are not reused, so a missing account stays missing.
      const existing = await this.accounts.existing(childIds);
      for (const id of childIds) {
        if (!existing.has(id)) await this.deleteOf(ownerOf('child', id));
      }
      childIds = await this.childrenAfter(childIds.at(-1) ?? '');
    }
  }

  /** Looks up one child after the other, because most have many records. */
  private async childrenAfter(childId: string): Promise<string[]> {
    const found: string[] = [];
    while (found.length < BATCH) {
      const after = `${CHILD_PREFIX}${found.at(-1) ?? childId}`;
      const next = await this.records.findOne<{ owner: string }>(
        { owner: { $gt: after, $lt: `${CHILD_PREFIX}g` } },
        { projection: { owner: 1 }, sort: { owner: 1 } },
      );
      if (!next) break;
      found.push(childIdOf(next));
    }
    return found;
  }
}

/** Deletes attempts of erased children: one that was being opened may be stored after the erasure. */
@Injectable()
export class OrphanedAttempts extends OrphanedRecords {
  constructor(
    @InjectModel(AttemptRecord.name) records: Model<AttemptRecord>,
    attempts: AttemptsService,
    accounts: AccountsService,
  ) {
    super(records.collection, (owner) => attempts.deleteOf(owner), accounts);
  }
}
