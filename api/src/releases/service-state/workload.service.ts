import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ENDING_SOON_SECONDS } from '@wattle/contract';
import { Model, type QueryFilter } from 'mongoose';
import { type Attempt, AttemptRecord } from '../../exams/attempts/attempt.schema';
import { latestOverdue } from '../../exams/attempts/deadline';
import { Clock } from '../../infrastructure/time/clock';
import { MailRecord } from '../../mail/delivery/mail.schema';
import { orUnknown, READING_MS } from './or-unknown';

const DAY_MS = 86_400_000;

/** Counts what is under way, each by an index that holds no more than that. */
@Injectable()
export class WorkloadService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly attempts: Model<AttemptRecord>,
    @InjectModel(MailRecord.name) private readonly mails: Model<MailRecord>,
    private readonly clock: Clock,
  ) {}

  async read() {
    const now = this.clock.now();
    const soon = new Date(now.getTime() + ENDING_SOON_SECONDS * 1_000);
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const [timedAttempts, endingSoon, overdueSeconds, unsentMails, failedMails] = await Promise.all([
      orUnknown(this.countOpen({ $gt: now })),
      orUnknown(this.countOpen({ $gt: now, $lte: soon })),
      orUnknown(this.overdueSeconds(now)),
      orUnknown(this.countMails({ state: { $in: ['queued', 'sending'] } })),
      orUnknown(this.countMails({ state: 'failed', dueAt: { $gte: dayAgo } })),
    ]);
    return { timedAttempts, endingSoon, overdueSeconds, unsentMails, failedMails };
  }

  private countOpen(deadline: { $gt: Date; $lte?: Date }): Promise<number> {
    return this.attempts.countDocuments({ state: 'open', deadline }).maxTimeMS(READING_MS).exec();
  }

  /** How far the sweeper is behind. */
  private async overdueSeconds(now: Date): Promise<number> {
    const latest = latestOverdue(now);
    const oldest = await this.attempts
      .findOne({ state: 'open', deadline: { $lt: latest } }, { deadline: 1 })
      .sort({ deadline: 1 })
      .maxTimeMS(READING_MS)
      .lean<Attempt>();
    return oldest?.deadline ? (latest.getTime() - oldest.deadline.getTime()) / 1_000 : 0;
  }

  private countMails(filter: QueryFilter<MailRecord>): Promise<number> {
    return this.mails.countDocuments(filter).maxTimeMS(READING_MS).exec();
  }
}
