import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { MailRecord } from './mail.schema';

/** What staff see of mails. */
@Injectable()
export class MailCountsService {
  constructor(@InjectModel(MailRecord.name) private readonly records: Model<MailRecord>) {}

  countUnsent(maxTimeMs: number): Promise<number> {
    return this.count({ state: { $in: ['queued', 'sending'] } }, maxTimeMs);
  }

  countFailedSince(dueAt: Date, maxTimeMs: number): Promise<number> {
    return this.count({ state: 'failed', dueAt: { $gte: dueAt } }, maxTimeMs);
  }

  private count(filter: QueryFilter<MailRecord>, maxTimeMs: number): Promise<number> {
    return this.records.countDocuments(filter).maxTimeMS(maxTimeMs).exec();
  }
}
