import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { TypingResult } from '@wattle/contract/typing';
import type { Types } from 'mongoose';

@Schema({ collection: 'typing_results', versionKey: false })
export class TypingResultRecord {
  /** As of the attempts. */
  @Prop({ type: String, required: true }) owner!: string;
  @Prop({ type: String, required: true }) requestId!: string;
  @Prop({ type: Date, required: true }) at!: Date;
  @Prop({ type: Number, required: true }) seconds!: TypingResult['seconds'];
  @Prop({ type: Number, required: true }) typed!: number;
  @Prop({ type: Number, required: true }) right!: number;
}

export type StoredTypingResult = TypingResultRecord & { _id: Types.ObjectId };

export const TypingResultRecordSchema = SchemaFactory.createForClass(TypingResultRecord)
  .index({ owner: 1, at: -1 })
  .index({ owner: 1, requestId: 1 }, { unique: true });

export function toTypingResult({ at, seconds, typed, right }: StoredTypingResult): TypingResult {
  return { at: at.toISOString(), seconds, typed, right };
}
