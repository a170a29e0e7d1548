import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { ReportBucketRecord } from './report-bucket.schema';
import { startOfHour } from './start-of-hour';

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

  /** What a version has shown while a canary went on with one share (`canaryKey`). */
  during(canary: string, remote: string, version: string): Promise<ReportBucketRecord[]> {
    return this.records.find({ remote, version, canary }).lean<ReportBucketRecord[]>().exec();
  }
}
