import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { ReportBucketRecord } from './report-bucket.schema';

const HOUR_MS = 3_600_000;

/** Reads what was counted. */
@Injectable()
export class ReportFiguresService {
  constructor(@InjectModel(ReportBucketRecord.name) private readonly records: Model<ReportBucketRecord>) {}

  since(date: Date): Promise<ReportBucketRecord[]> {
    return this.records
      .find({ hour: { $gte: startOfHour(date) } })
      .lean<ReportBucketRecord[]>()
      .exec();
  }

  /** What a version has shown to visitors while others had the version that it is compared with. */
  async trial(remote: string, version: string, comparedWith: string, since: Date): Promise<ReportBucketRecord[]> {
    const hour = { $gte: startOfHour(since) };
    return this.records.find({ remote, version, comparedWith, hour }).lean<ReportBucketRecord[]>().exec();
  }
}

function startOfHour(date: Date): Date {
  return new Date(Math.floor(date.getTime() / HOUR_MS) * HOUR_MS);
}
