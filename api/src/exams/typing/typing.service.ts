import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_TYPING_RESULTS, type NewTypingResult, type TypingResult } from '@wattle/contract/typing';
import { Model } from 'mongoose';
import { AccountsService } from '../../accounts';
import { Clock, isDuplicate, RateLimits } from '../../infrastructure';
import { ownerOf } from '../attempts/attempt';
import { OrphanedRecords } from '../attempts/orphaned-records';
import { type StoredTypingResult, TypingResultRecord, toTypingResult } from './typing-result.schema';

/** How children type a passage: for their own progress alone. */
@Injectable()
export class TypingService {
  constructor(
    @InjectModel(TypingResultRecord.name) private readonly records: Model<TypingResultRecord>,
    private readonly accounts: AccountsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async list(childId: string) {
    return { results: await this.listOf(ownerOf('child', childId)), serverTime: this.clock.now().toISOString() };
  }

  async add(childId: string, { requestId, seconds, typed, right }: NewTypingResult): Promise<void> {
    await this.limits.of('typing-results').take(childId);
    await this.accounts.requireById(childId);
    const owner = ownerOf('child', childId);
    try {
      await this.records.create({ owner, requestId, at: this.clock.now(), seconds, typed, right });
    } catch (error) {
      // Sent again after a response that was lost.
      if (!isDuplicate(error, 'requestId')) throw error;
    }
    await this.deleteOldest(owner);
  }

  /** The newest first. */
  async listOf(owner: string): Promise<TypingResult[]> {
    const found = await this.records
      .find({ owner })
      .sort({ at: -1 })
      .limit(MAX_TYPING_RESULTS)
      .lean<StoredTypingResult[]>();
    return found.map(toTypingResult);
  }

  async deleteOf(owner: string): Promise<void> {
    await this.records.deleteMany({ owner });
  }

  private async deleteOldest(owner: string): Promise<void> {
    const last = await this.records
      .findOne({ owner })
      .sort({ at: -1 })
      .skip(MAX_TYPING_RESULTS)
      .lean<StoredTypingResult>();
    if (last) await this.records.deleteMany({ owner, at: { $lte: last.at } });
  }
}

/** Deletes results of erased children: one that was being stored may come after the erasure. */
@Injectable()
export class OrphanedTypingResults extends OrphanedRecords {
  constructor(
    @InjectModel(TypingResultRecord.name) records: Model<TypingResultRecord>,
    typing: TypingService,
    accounts: AccountsService,
  ) {
    super(records.collection, (owner) => typing.deleteOf(owner), accounts);
  }
}
