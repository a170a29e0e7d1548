import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What answers say of how hard a question is; no answer and no child can be told from it. */
@Schema({ collection: 'question_ratings', versionKey: false })
export class QuestionRatingRecord {
  /** Of the question. */
  @Prop({ type: String }) _id!: string;
  /** How far its rating is from the first one, which follows from its level and year. */
  @Prop({ type: Number, required: true }) shift!: number;
  @Prop({ type: Number, required: true }) answers!: number;
}

export const QuestionRatingRecordSchema = SchemaFactory.createForClass(QuestionRatingRecord);
