import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Of whom a decision counts whether a version has failed: the visitor of a canary, or a page that was sent. */
@Schema({ versionKey: false })
export class CountedVisitorRecord {
  /** What is decided. */
  @Prop({ type: String, required: true }) subject!: string;
  @Prop({ type: String, required: true }) version!: string;
  @Prop({ type: Number, required: true }) visitor!: number;
  /** One of the numbers that stand for networks. */
  @Prop({ type: Number, required: true }) network!: number;
  /** Which of the few visitors of the network this is; it follows from the visitor. */
  @Prop({ type: Number, required: true }) index!: number;
  @Prop({ type: Boolean }) hasFailed?: boolean;
}

export const CountedVisitorRecordSchema = SchemaFactory.createForClass(CountedVisitorRecord)
  .index({ subject: 1, network: 1, index: 1 }, { unique: true })
  .index({ subject: 1, version: 1, hasFailed: 1, visitor: 1 });
