import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { VisitorCounts } from '@wattle/federation/canary';
import { Model } from 'mongoose';
import { CountedVisitorRecord } from './counted-visitor.schema';
import { CountedVisitors } from './counted-visitors';

export const COUNTED_VISITORS = 'counted_visitors';

@Injectable()
export class CanaryVisitorsService extends CountedVisitors {
  constructor(@InjectModel(COUNTED_VISITORS) private readonly model: Model<CountedVisitorRecord>) {
    super(model);
  }

  /** @param canary - The canary with its share (`canaryKey`). */
  async count(canary: string, version: string): Promise<VisitorCounts> {
    const ofVersion = { subject: canary, version };
    const [visitors, failedVisitors] = await Promise.all([
      this.countNumbers(ofVersion),
      this.countNumbers({ ...ofVersion, hasFailed: true }),
    ]);
    return { visitors, failedVisitors };
  }

  async deleteEnded(canaries: readonly string[]): Promise<void> {
    await this.model.deleteMany({ subject: { $nin: [...canaries] } });
  }

  /** A number in several networks is one visitor. */
  private async countNumbers(filter: Partial<CountedVisitorRecord>): Promise<number> {
    const stages = [{ $match: filter }, { $group: { _id: '$visitor' } }, { $count: 'numbers' }];
    const [found] = await this.model.aggregate<{ numbers: number }>(stages);
    return found?.numbers ?? 0;
  }
}
