import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ versionKey: false })
export class CountedVisitorRecord {
  @Prop({ type: String, required: true }) subject!: string;
  @Prop({ type: String, required: true }) version!: string;
  @Prop({ type: Number, required: true }) visitor!: number;
  @Prop({ type: Number, required: true }) network!: number;
  /** A network has few places for visitors; this one follows from the visitor. */
  @Prop({ type: Number, required: true }) index!: number;
  @Prop({ type: Boolean }) hasFailed?: boolean;
}

export const CountedVisitorRecordSchema = SchemaFactory.createForClass(CountedVisitorRecord)
  .index({ subject: 1, network: 1, index: 1 }, { unique: true })
  .index({ subject: 1, version: 1, hasFailed: 1, visitor: 1 });
