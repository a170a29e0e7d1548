import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type AttemptResult, type SavedAnswer, SUBJECTS, type Subject } from '@wattle/contract';
import type { Types } from 'mongoose';
import type { QuestionPin } from '../questions/question-version.schema';

/** The catalogue's sentence for a second go at a finished test (specification 8). */
export const ALREADY_COMPLETED = 'This test is already completed.';

/** What kind of test an attempt is of. */
export type AttemptKind = 'free';

/** What the server keeps of a result; the review is made from it, the answers and the pinned questions. */
export type RecordedResult = Pick<AttemptResult, 'score' | 'total' | 'perCategory'> & {
  /** False for a score that the client posted without the answers it was made from (decision 8). */
  isVerified: boolean;
};

/** An answer as it is kept, under the id of its question. */
export type StoredAnswer = Omit<SavedAnswer, 'questionId'>;

/** One attempt at a test, owned by the server from its first second (decision 7). */
@Schema({ collection: 'attempts', versionKey: false, minimize: false })
export class AttemptRecord {
  /** Whose attempt it is, such as `visitor:<assessment id>`. */
  @Prop({ type: String, required: true, index: true }) owner!: string;
  @Prop({ type: String, required: true }) kind!: AttemptKind;
  @Prop({ type: String, enum: SUBJECTS, required: true }) subject!: Subject;
  /** What only one attempt may hold at a time: the one write that decides who opens it. */
  @Prop({ type: String }) slot?: string;
  @Prop({ type: [{ _id: false, questionId: String, version: Number }], required: true }) questions!: QuestionPin[];
  @Prop({ type: Date, required: true }) startedAt!: Date;
  @Prop({ type: Date }) deadline?: Date;
  @Prop({ type: Object, default: {} }) answers!: Record<string, StoredAnswer>;
  /** Rises with each save, so that nothing is marked that has just changed. */
  @Prop({ type: Number, default: 0 }) revision!: number;
  @Prop({ type: String, enum: ['open', 'submitted'], default: 'open' }) state!: 'open' | 'submitted';
  @Prop({ type: Date }) submittedAt?: Date;
  /** Tells a repeated submission from another one; absent when the server submitted at the deadline. */
  @Prop({ type: String }) submissionKey?: string;
  @Prop({ type: Object }) result?: RecordedResult;
}

/** An attempt as the database gives it back. */
export type Attempt = AttemptRecord & { _id: Types.ObjectId };

export const AttemptRecordSchema = SchemaFactory.createForClass(AttemptRecord)
  .index({ slot: 1 }, { unique: true, partialFilterExpression: { slot: { $exists: true } } })
  .index({ deadline: 1 }, { partialFilterExpression: { state: 'open' } });

/** Answers as the contract spells them; all, or those of some questions. */
export function savedAnswers(
  answers: Attempt['answers'] = {},
  questionIds: readonly string[] = Object.keys(answers),
): SavedAnswer[] {
  return questionIds.flatMap((questionId) => {
    const answer = answers[questionId];
    return answer ? [{ questionId, ...answer }] : [];
  });
}
