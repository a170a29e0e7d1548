import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { FreeTest } from '@wattle/contract/free-tests';
import type { Types } from 'mongoose';
import { type AttemptKey, attemptKeyOf, ownerOf } from '../../exams';

/** A free assessment belongs to an address and to the browser that started it (docs/decisions/008). */
@Schema({ collection: 'free_assessments', versionKey: false })
export class AssessmentRecord {
  @Prop({ type: String, required: true }) email!: string;
  /** 1 for the first that this address started; 0 for the one that clients without cookies share. */
  @Prop({ type: Number, required: true }) serial!: number;
  @Prop({ type: Date, required: true }) startedAt!: Date;
  /** The child's year, where the visitor has said it. */
  @Prop({ type: Number }) grade?: number;
  /** When its report was queued; a start after that creates a new assessment. */
  @Prop({ type: Date }) reportedAt?: Date;
}

export type Assessment = AssessmentRecord & { _id: Types.ObjectId };

export const AssessmentRecordSchema = SchemaFactory.createForClass(AssessmentRecord)
  .index({ email: 1, serial: 1 }, { unique: true })
  .index({ startedAt: 1 });

/** Never freed, because each test of an assessment is taken once. */
export function freeTestKey({ subject }: FreeTest, assessment: Assessment): AttemptKey {
  return attemptKeyOf(ownerOf('visitor', assessment._id), subject);
}
