import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ErrorReport, PageFault, VitalName } from '@wattle/contract/client-reports';
import { Schema as MongooseSchema } from 'mongoose';
import { HOUR_MS } from '../../infrastructure';

export const MAX_ERROR_SAMPLES = 5;

export type StoredError = Pick<ErrorReport, 'path' | 'fault' | 'message'> & { at: Date };

/** What pages reported of one version of a remote within one hour, without personal data. */
@Schema({ collection: 'client_report_buckets', versionKey: false })
export class ReportBucketRecord {
  @Prop({ type: String, required: true }) remote!: string;
  @Prop({ type: String, required: true }) version!: string;
  /** The canary with its share (`canaryKey`) that the version is compared in; otherwise empty. */
  @Prop({ type: String }) canary!: string;
  @Prop({ type: Date, required: true }) hour!: Date;
  @Prop({ type: Number }) views?: number;
  @Prop({ type: Number }) failedViews?: number;
  @Prop({ type: MongooseSchema.Types.Mixed }) faults?: Partial<Record<PageFault, number>>;
  /** Measurements of each vital by the index of the interval. */
  @Prop({ type: MongooseSchema.Types.Mixed }) vitals?: Partial<Record<VitalName, Record<string, number>>>;
  @Prop({ type: Number }) violations?: number;
  @Prop({ type: String }) latestViolation?: string;
  @Prop({ type: MongooseSchema.Types.Mixed }) latestErrors?: StoredError[];
}

export const ReportBucketRecordSchema = SchemaFactory.createForClass(ReportBucketRecord)
  .index({ remote: 1, version: 1, canary: 1, hour: 1 }, { unique: true })
  .index({ hour: 1 });

export function startOfHour(date: Date): Date {
  return new Date(Math.floor(date.getTime() / HOUR_MS) * HOUR_MS);
}
