import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { Types } from 'mongoose';
import type { StoredQuestion } from './question.schema';

/**
 * A deleted question under the same id, so that it can be restored with its history. It is stored for good: seeding
 * skips questions by their slug that staff have deleted.
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
  .index({ rejectionReason: 1 }, { sparse: true })
  .index({ 'question.importId': 1 }, { sparse: true });
