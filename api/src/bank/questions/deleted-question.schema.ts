import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { BIN_DAYS, SUBJECTS, type Subject } from '@wattle/contract/constants';
import { CONTENT_FIELDS } from '@wattle/contract/question-content';
import type { Types } from 'mongoose';
import { DAY_MS } from '../../infrastructure';
import type { StoredQuestion } from './question.schema';

/**
 * A deleted question under the same id, so that it can be restored with its history until `BIN_DAYS` are over. What
 * seeding and the figures of prompts need then stays for good, without what the question said.
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

/** Those that were deleted after it can be restored. */
export function startOfBin(now: Date): Date {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS);
}

/** All that a question and its earlier versions said. */
export const SAID_BY_DELETED: Record<string, 1> = Object.fromEntries(
  [...CONTENT_FIELDS, 'model_answers', 'version', 'history.$[].changes', 'history.$[].note'].map((field) => [
    `question.${field}`,
    1,
  ]),
);
