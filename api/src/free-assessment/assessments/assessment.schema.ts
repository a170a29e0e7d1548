import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** One free assessment: it belongs to an address and to the browser that started it (docs/decisions/008). */
@Schema({ collection: 'free_assessments', versionKey: false })
export class AssessmentRecord {
  @Prop({ type: String, required: true }) email!: string;
  /** 1 for the first that this address started; 0 for the one that clients without cookies share. */
  @Prop({ type: Number, required: true }) serial!: number;
  @Prop({ type: Date, required: true }) startedAt!: Date;
  /** When its report was promised; a start after that creates a new assessment. */
  @Prop({ type: Date }) reportedAt?: Date;
}

/** An assessment as it is read from the database. */
export type Assessment = AssessmentRecord & { _id: Types.ObjectId };

export const AssessmentRecordSchema = SchemaFactory.createForClass(AssessmentRecord)
  .index({ email: 1, serial: 1 }, { unique: true })
  .index({ startedAt: 1 });
