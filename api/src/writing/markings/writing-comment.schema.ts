import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { CriterionId } from '@wattle/contract/writing-rubric';
import type { Types } from 'mongoose';

/** A comment that a marker has returned in own words, to use again. */
@Schema({ collection: 'writing_comments', versionKey: false })
export class WritingCommentRecord {
  /** Username. */
  @Prop({ type: String, required: true }) marker!: string;
  @Prop({ type: String, required: true }) criterion!: CriterionId;
  @Prop({ type: String, required: true }) text!: string;
  @Prop({ type: Number, required: true }) uses!: number;
  @Prop({ type: Date, required: true }) usedAt!: Date;
}

export type StoredComment = WritingCommentRecord & { _id: Types.ObjectId };

export const WritingCommentRecordSchema = SchemaFactory.createForClass(WritingCommentRecord)
  .index({ marker: 1, criterion: 1, text: 1 }, { unique: true })
  .index({ marker: 1, uses: -1, usedAt: -1 });
