import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { AccountsService } from '../../accounts';
import { DAY_MS, RepeatedTask } from '../../infrastructure';
import { type Attempt, AttemptRecord } from './attempt.schema';
import { ownerOf } from './attempt-keys';
import { AttemptsService } from './attempts.service';

const BATCH = 500;

const CHILD_PREFIX = ownerOf('child', '');

/** Deletes attempts of erased children: one that was being opened may be stored after the erasure. */
@Injectable()
export class OrphanedAttempts extends RepeatedTask {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly attempts: AttemptsService,
    private readonly accounts: AccountsService,
  ) {
    super(DAY_MS);
  }

  async run(): Promise<void> {
    for await (const childIds of this.batchesOfChildren()) {
      // Accounts are read after the attempts and ids are not reused, so a missing account stays missing.
      const existing = await this.accounts.existing(childIds);
      for (const id of childIds) {
        if (!existing.has(id)) await this.attempts.deleteOf(ownerOf('child', id));
      }
    }
  }

  private async *batchesOfChildren(): AsyncGenerator<string[]> {
    const owners = this.records
      .find({ owner: { $gte: CHILD_PREFIX, $lt: `${CHILD_PREFIX}g` } }, { owner: 1 })
      .sort({ owner: 1, startedAt: -1 })
      .lean<Attempt>()
      .cursor();
    let batch: string[] = [];
    for await (const { owner } of owners) {
      const id = owner.slice(CHILD_PREFIX.length);
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
