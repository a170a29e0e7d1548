import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUBJECTS, type Subject } from '@wattle/contract';
import type { Types } from 'mongoose';
import type { StoredQuestion } from './question.schema';

/**
 * A question that was deleted, under the same id, so that it can be restored with its history. It is stored for good:
 * by its slug a start knows which of the questions that come with Wattle staff do not want.
 */
@Schema({ collection: 'deleted_questions', versionKey: false })
export class DeletedQuestionRecord {
  @Prop({ type: String, enum: SUBJECTS, required: true }) subject!: Subject;
  @Prop({ type: Object, required: true }) question!: StoredQuestion;
  @Prop({ type: Date, required: true }) deletedAt!: Date;
  /** Why staff rejected it; a question that is restored is no longer rejected. */
  @Prop({ type: String }) rejectionReason?: string;
}

export type DeletedQuestion = DeletedQuestionRecord & { _id: Types.ObjectId };

export const DeletedQuestionRecordSchema = SchemaFactory.createForClass(DeletedQuestionRecord)
  .index({ deletedAt: 1 })
  .index({ rejectionReason: 1 }, { sparse: true });
