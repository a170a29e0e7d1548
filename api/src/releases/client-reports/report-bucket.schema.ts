import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type ErrorReport, type PageFault, type VitalName } from '@wattle/contract';
import { Schema as MongooseSchema } from 'mongoose';

/** The latest errors that a bucket keeps. */
export const MAX_ERROR_SAMPLES = 5;

/** An error as a page reported it. */
export type StoredError = Pick<ErrorReport, 'path' | 'fault' | 'message'> & { at: Date };

/** What pages reported of one version of a remote within one hour. Nothing in it is about a person. */
@Schema({ collection: 'client_report_buckets', versionKey: false })
export class ReportBucketRecord {
  @Prop({ type: String, required: true }) remote!: string;
  @Prop({ type: String, required: true }) version!: string;
  /** While it is compared, the canary with its share (`canaryKey`); otherwise empty. */
  @Prop({ type: String }) canary!: string;
  @Prop({ type: Date, required: true }) hour!: Date;
  @Prop({ type: Number }) views?: number;
  @Prop({ type: Number }) failedViews?: number;
  @Prop({ type: MongooseSchema.Types.Mixed }) faults?: Partial<Record<PageFault, number>>;
  /** How many measurements fell between the bounds of each vital, by the number of the interval. */
  @Prop({ type: MongooseSchema.Types.Mixed }) vitals?: Partial<Record<VitalName, Record<string, number>>>;
  /** Violations of the security policy, and the latest of them. */
  @Prop({ type: Number }) violations?: number;
  @Prop({ type: String }) latestViolation?: string;
  @Prop({ type: MongooseSchema.Types.Mixed }) latestErrors?: StoredError[];
}

export const ReportBucketRecordSchema = SchemaFactory.createForClass(ReportBucketRecord)
  .index({ remote: 1, version: 1, canary: 1, hour: 1 }, { unique: true })
  .index({ hour: 1 });
