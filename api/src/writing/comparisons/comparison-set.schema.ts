import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type ComparisonSet, comparisonsNeeded } from '@wattle/contract/writing-comparisons';
import type { Types } from 'mongoose';

interface ComparedText {
  /** A code that tells nothing of the child. */
  id: string;
  /** `child:<user id>` */
  owner: string;
  /** Masked, as it was when the set was made. */
  text: string;
}

/** Texts of one prompt that are compared in pairs; they stay the same meanwhile. */
@Schema({ collection: 'writing_comparison_sets', versionKey: false })
export class ComparisonSetRecord {
  @Prop({ type: String, required: true }) questionId!: string;
  @Prop({ type: String, required: true }) title!: string;
  @Prop({ type: String, required: true }) question!: string;
  @Prop({ type: String }) text_format?: 'structured';
  @Prop({ type: Date, required: true }) madeAt!: Date;
  @Prop({ type: Array, required: true }) texts!: ComparedText[];
  /** Those that are judged. */
  @Prop({ type: Number, required: true }) comparisons!: number;
  @Prop({ type: Number, default: null }) reliability!: number | null;
  @Prop({ type: String, required: true }) state!: 'open' | 'done';
}

export type StoredSet = ComparisonSetRecord & { _id: Types.ObjectId };

export const ComparisonSetRecordSchema = SchemaFactory.createForClass(ComparisonSetRecord)
  .index({ questionId: 1 }, { unique: true, partialFilterExpression: { state: 'open' } })
  .index({ 'texts.owner': 1 })
  .index({ madeAt: -1 });

/** Without what tells whose texts they are. */
export function toComparisonSet(set: Omit<StoredSet, 'texts'> & { texts: { id: string }[] }): ComparisonSet {
  const { _id, questionId, title, madeAt, texts, comparisons, reliability, state } = set;
  return {
    id: String(_id),
    questionId,
    title,
    madeAt: madeAt.toISOString(),
    texts: texts.length,
    comparisons,
    comparisonsNeeded: comparisonsNeeded(texts.length),
    isDone: state === 'done',
    reliability,
  };
}
