import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SentPage, ViewCounts } from '@wattle/federation/canary';
import { Model } from 'mongoose';
import { DAY_MS, Retained, type Retention } from '../../infrastructure';
import { CountedVisitorRecord } from './counted-visitor.schema';
import { CountedVisitors } from './counted-visitors';
import type { ReportBucketRecord } from './report-bucket.schema';

export const COUNTED_PAGES = 'counted_pages';

type Version = Pick<ReportBucketRecord, 'remote' | 'version'>;

/** Stores which pages of two days had a version, and in which of them it has failed. */
@Retained()
@Injectable()
export class CountedPagesService extends CountedVisitors implements Retention {
  constructor(@InjectModel(COUNTED_PAGES) private readonly model: Model<CountedVisitorRecord>) {
    super(model);
  }

  addPage(source: Version, { sentAt, network }: SentPage, hasFailed: boolean, now: Date): void {
    const subject = subjectOf(source, now);
    this.add({ subject, version: source.version, visitor: sentAt, network, hasFailed });
  }

  async count(source: Version, now: Date): Promise<ViewCounts> {
    const days = [now, new Date(now.getTime() - DAY_MS)];
    const ofVersion = { subject: { $in: days.map((day) => subjectOf(source, day)) }, version: source.version };
    const [views, failedViews] = await Promise.all([
      this.model.countDocuments(ofVersion),
      this.model.countDocuments({ ...ofVersion, hasFailed: true }),
    ]);
    return { views, failedViews };
  }

  /** Today and yesterday are stored, whatever the retention of other data. */
  async deleteBefore(_date: Date, now: Date): Promise<void> {
    await this.model.deleteMany({ subject: { $lt: dayOf(new Date(now.getTime() - DAY_MS)) } });
  }
}

function subjectOf({ remote, version }: Version, day: Date): string {
  return `${dayOf(day)} ${remote} ${version}`;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
