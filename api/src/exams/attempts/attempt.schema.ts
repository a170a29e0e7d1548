import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  type AttemptKind,
  type AttemptResult,
  type AttemptUiState,
  type Question,
  type SavedAnswer,
  SUBJECTS,
  type Subject,
} from '@wattle/contract';
import type { Types } from 'mongoose';
import type { VersionRef } from '../../bank';

/** What the server keeps of a result; the review is made from it, the answers and the versions of the questions. */
export type RecordedResult = Pick<AttemptResult, 'score' | 'total' | 'perCategory'> & {
  /** False for a score that the client posted without the answers it was made from (docs/decisions/008). */
  isVerified: boolean;
};

/** An answer as it is kept, under the id of its question. */
export type StoredAnswer = Omit<SavedAnswer, 'questionId'>;

/** What counts of a question in the place of what was served. */
export type Correction = Pick<Question, 'correct_answer' | 'explanation' | 'wrong_turns'> & {
  /** The version of the question that it was taken from; absent in what was corrected before versions were stored. */
  version?: number;
};

/** One attempt at a test, owned by the server from its first second (docs/decisions/007). */
@Schema({ collection: 'attempts', versionKey: false, minimize: false })
export class AttemptRecord {
  /** Whose attempt it is, such as `visitor:<assessment id>` or `child:<user id>`. */
  @Prop({ type: String, required: true }) owner!: string;
  @Prop({ type: String, required: true }) kind!: AttemptKind;
  /** Absent where the test is of several. */
  @Prop({ type: String, enum: SUBJECTS }) subject?: Subject;
  /** For a re-sit: what kind of test its questions were first served in. */
  @Prop({ type: String }) resitOf?: AttemptKind;
  /** For practice of one topic: which. */
  @Prop({ type: String }) topic?: string;
  /** What only one attempt may hold at a time: the one write that decides who opens it. */
  @Prop({ type: String }) uniqueKey?: string;
  /** Mixed: mongoose would take longer to cast each of them than the rest of an opening takes. */
  @Prop({ type: Array, required: true }) questions!: VersionRef[];
  @Prop({ type: Date, required: true }) startedAt!: Date;
  /** How long it lasts without extra time; absent when the test is untimed. */
  @Prop({ type: Number }) seconds?: number;
  @Prop({ type: Date }) deadline?: Date;
  @Prop({ type: Object, default: {} }) answers!: Record<string, StoredAnswer>;
  @Prop({ type: Object }) uiState?: AttemptUiState;
  /** The page that opened it last. */
  @Prop({ type: String }) activePageId?: string;
  /** Rises with each save, so that nothing is marked that has just changed. */
  @Prop({ type: Number, default: 0 }) revision!: number;
  @Prop({ type: String, enum: ['open', 'submitted'], default: 'open' }) state!: 'open' | 'submitted';
  @Prop({ type: Date }) submittedAt?: Date;
  /** Tells a repeated submission from another one; absent when the server submitted at the deadline. */
  @Prop({ type: String }) submissionKey?: string;
  @Prop({ type: Object }) result?: RecordedResult;
  /** Keys and explanations that were corrected after the opening, by question: it is marked by these. */
  @Prop({ type: Object }) corrections?: Record<string, Correction>;
  /** When it was last marked again, and its score before. */
  @Prop({ type: Object }) remarked?: { at: Date; scoreBefore: number | null };
}

/** An attempt as the database gives it back. */
export type Attempt = AttemptRecord & { _id: Types.ObjectId };

export const AttemptRecordSchema = SchemaFactory.createForClass(AttemptRecord)
  .index({ owner: 1, startedAt: -1 })
  .index({ owner: 1, uniqueKey: 1 }, { unique: true, partialFilterExpression: { uniqueKey: { $exists: true } } })
  .index({ deadline: 1 }, { partialFilterExpression: { state: 'open' } });

/** Answers as the contract spells them. */
export function savedAnswers(answers: Attempt['answers'] = {}): SavedAnswer[] {
  return Object.entries(answers).map(([questionId, answer]) => ({ questionId, ...answer }));
}
