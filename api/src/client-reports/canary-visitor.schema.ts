import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** One of the numbers by which a canary chooses its visitors, once a page has reported with it. Deleted with the canary. */
@Schema({ collection: 'canary_visitors', versionKey: false })
export class CanaryVisitorRecord {
  /** The canary with its share (`canaryKey`). */
  @Prop({ type: String, required: true }) canary!: string;
  @Prop({ type: String, required: true }) version!: string;
  @Prop({ type: Number, required: true }) visitor!: number;
  /** Whether a page of the version has failed. */
  @Prop({ type: Boolean }) hasFailed?: boolean;
}

export const CanaryVisitorRecordSchema = SchemaFactory.createForClass(CanaryVisitorRecord)
  .index({ canary: 1, visitor: 1 }, { unique: true })
  .index({ canary: 1, version: 1, hasFailed: 1 });
