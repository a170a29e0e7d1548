import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { RefusedItem } from '@wattle/contract/generated-items';
import type { Flaw } from '@wattle/contract/generation';
import { SchemaTypes, type Types } from 'mongoose';
import type { QuestionContent } from '../questions/question.schema';
import type { ModelCallRecord } from './model-call.schema';

@Schema({ collection: 'generated_items', versionKey: false })
export class GeneratedItemRecord {
  @Prop({ type: String, required: true }) generationId!: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) callId!: Types.ObjectId;
  @Prop({ type: String, enum: SUBJECTS, required: true }) subject!: Subject;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) parentId!: Types.ObjectId;
  @Prop({ type: String, required: true }) prompt!: string;
  @Prop({ type: String, required: true }) model!: string;
  @Prop({ type: Date, required: true }) at!: Date;
  @Prop({ type: String, enum: ['stored', 'refused'], required: true }) outcome!: 'stored' | 'refused';
  /** Absent where the model's answer could not be read. */
  @Prop({ type: Object }) content?: QuestionContent;
  @Prop({ type: Array, default: [] }) flaws!: Flaw[];
  @Prop({ type: [String], default: [] }) passed!: string[];
  /** What it tests, as the model that wrote it says, and as the second solve says. */
  @Prop({ type: String }) topic?: string;
  /** In the model's words; later versions store skills with the content. */
  @Prop({ type: String }) skill?: string;
  @Prop({ type: [String], default: undefined }) secondTopics?: string[];
  @Prop({ type: String }) secondAnswer?: string;
  @Prop({ type: SchemaTypes.ObjectId }) questionId?: Types.ObjectId;
}

export type GeneratedItem = GeneratedItemRecord & { _id: Types.ObjectId };

export const GeneratedItemRecordSchema = SchemaFactory.createForClass(GeneratedItemRecord)
  .index({ parentId: 1, outcome: 1 })
  .index({ questionId: 1 }, { sparse: true })
  .index({ outcome: 1, prompt: 1 });

export function toRefusedItem(item: GeneratedItem, call: ModelCallRecord | undefined): RefusedItem {
  const { question, mcq_options, correct_answer, explanation, wrong_turns, format, text } = item.content ?? {};
  return {
    id: String(item._id),
    generationId: item.generationId,
    at: item.at.toISOString(),
    prompt: item.prompt,
    model: item.model,
    flaws: item.flaws,
    question,
    mcq_options,
    correct_answer,
    explanation,
    wrong_turns,
    format,
    text,
    secondAnswer: item.secondAnswer,
    rawAnswer: call?.answer,
  };
}
