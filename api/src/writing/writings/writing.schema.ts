import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { WritingObservation } from '@wattle/contract/writing-observations';
import type { SelfReview } from '@wattle/contract/writings';
import type { Types } from 'mongoose';
import type { VersionRef } from '../../bank';

interface FinishedDraft {
  text: string;
  finishedAt: Date;
}

/** A text of a child, from its submission on. */
@Schema({ collection: 'writings', versionKey: false, minimize: false })
export class WritingRecord implements VersionRef {
  /** `child:<user id>` */
  @Prop({ type: String, required: true }) owner!: string;
  @Prop({ type: String, required: true }) attemptId!: string;
  @Prop({ type: String, required: true }) questionId!: string;
  /** That was served. */
  @Prop({ type: Number, required: true }) version!: number;
  @Prop({ type: Date, required: true }) submittedAt!: Date;
  /** The submitted text, then those after it. */
  @Prop({ type: Array, required: true }) drafts!: FinishedDraft[];
  @Prop({ type: Object }) openDraft?: { text: string; version: number };
  /** What a program notices in a draft, by its number: worked out once, when it is queued or first read. */
  @Prop({ type: Object }) noticed?: { draft: number; observations: WritingObservation[] };
  @Prop({ type: [String], default: [] }) acceptedWords!: string[];
  /** Of the latest draft. */
  @Prop({ type: Object, required: true }) selfReview!: SelfReview;
  /** The child has judged a draft of it by all criteria. */
  @Prop({ type: Boolean }) hasOpenedModels?: boolean;
  /** When the child last opened what came back. */
  @Prop({ type: Date }) readAt?: Date;
  /** The number of the draft that is to be queued for marking; set by the write that finishes it. */
  @Prop({ type: Number }) unqueuedDraft?: number;
}

/** One that is only read from its attempt has no id. */
export type WritingText = WritingRecord & { _id?: Types.ObjectId };
export type StoredWriting = WritingRecord & { _id: Types.ObjectId };

export const WritingRecordSchema = SchemaFactory.createForClass(WritingRecord)
  .index({ owner: 1, attemptId: 1, questionId: 1 }, { unique: true })
  .index({ owner: 1, submittedAt: -1 })
  .index({ questionId: 1, submittedAt: -1 })
  .index({ unqueuedDraft: 1 }, { partialFilterExpression: { unqueuedDraft: { $exists: true } } });
