import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { type Attempt, AttemptRecord, HAS_BEGUN } from './attempt.schema';
import { latestOverdue } from './overdue';

@Injectable()
export class AttemptCountsService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly clock: Clock,
  ) {}

  async countOf(owners: readonly string[]): Promise<number> {
    return this.records.countDocuments({ owner: { $in: owners } });
  }

  async activityOf(owner: string) {
    const submitted = { owner, state: 'submitted' as const };
    const byDate = { startedAt: -1 } as const;
    const [testsTaken, lastTest, latest] = await Promise.all([
      // As countsAsTest has it; blank tests are not counted in reports either.
      this.records.countDocuments({ ...submitted, kind: { $nin: ['re-sit', 'practice'] }, answers: { $ne: {} } }),
      this.records.findOne(submitted).sort(byDate).lean<Attempt>(),
      this.records
        .findOne({ owner, ...HAS_BEGUN })
        .sort(byDate)
        .lean<Attempt>(),
    ]);
    return { testsTaken, lastTest, latest };
  }

  async countOpen(deadline: { $gt: Date; $lte?: Date }, maxTimeMs: number): Promise<number> {
    return this.records.countDocuments({ state: 'open', deadline }).maxTimeMS(maxTimeMs);
  }

  async overdueSeconds(maxTimeMs: number): Promise<number> {
    const latest = latestOverdue(this.clock.now());
    const oldest = await this.records
      .findOne({ state: 'open', deadline: { $lt: latest } }, { deadline: 1 })
      .sort({ deadline: 1 })
      .maxTimeMS(maxTimeMs)
      .lean<Attempt>();
    return oldest?.deadline ? (latest.getTime() - oldest.deadline.getTime()) / 1_000 : 0;
  }
}
