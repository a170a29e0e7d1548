import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { RefusedItem } from '@wattle/contract/generated-items';
import {
  type Flaw,
  GENERATED_BLANKS,
  GENERATED_GAPS,
  GENERATED_QUESTIONS,
  type Generation,
  type GenerationItem,
} from '@wattle/contract/generation';
import { isInText } from '@wattle/contract/question-format';
import { SchemaTypes, type Types } from 'mongoose';
import type { QuestionContent, StoredQuestion } from '../questions/question.schema';

export interface GenerationTask {
  generationId: string;
  kind: Generation['kind'];
  subject: Subject;
  parent: StoredQuestion;
  by: string;
  signal: AbortSignal;
}

/** Whether it asks for a passage with gaps or blanks, whose questions are stored all together or not at all. */
export function isWholeSet({ kind, parent }: Pick<GenerationTask, 'kind' | 'parent'>): boolean {
  return kind === 'extract' && isInText(parent.format);
}

export function questionCount({ kind, parent }: Pick<GenerationTask, 'kind' | 'parent'>): number {
  if (kind !== 'extract' || !isInText(parent.format)) return GENERATED_QUESTIONS;
  return parent.format === 'gap' ? GENERATED_GAPS : GENERATED_BLANKS;
}

@Schema({ collection: 'generations', versionKey: false })
export class GenerationRecord {
  @Prop({ type: String }) _id!: string;
  @Prop({ type: String, required: true }) kind!: Generation['kind'];
  @Prop({ type: String, enum: SUBJECTS, required: true }) subject!: Subject;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) parentId!: Types.ObjectId;
  @Prop({ type: String }) parentText?: string;
  @Prop({ type: String, required: true }) startedBy!: string;
  @Prop({ type: Date, required: true }) startedAt!: Date;
  @Prop({ type: Date }) endedAt?: Date;
  @Prop({ type: Date, required: true }) reportedAt!: Date;
  @Prop({ type: String, required: true }) state!: Generation['state'];
  @Prop({ type: String }) message?: string;
  @Prop({ type: Array, required: true }) items!: GenerationItem[];
  @Prop({ type: Number, default: 0 }) refused!: number;
  @Prop({ type: SchemaTypes.ObjectId }) extractId?: Types.ObjectId;
  @Prop({ type: Boolean, default: false }) isCancelRequested!: boolean;
  /** Kind and question while it runs, so that a question is not generated from twice at once. */
  @Prop({ type: String }) uniqueKey?: string;
}

export const GenerationRecordSchema = SchemaFactory.createForClass(GenerationRecord)
  .index({ startedAt: -1 })
  .index({ parentId: 1, startedAt: -1 })
  .index({ state: 1, reportedAt: 1 })
  .index({ uniqueKey: 1 }, { unique: true, partialFilterExpression: { uniqueKey: { $exists: true } } });

export function toGeneration(record: GenerationRecord): Generation {
  return {
    id: record._id,
    kind: record.kind,
    subject: record.subject,
    parentId: String(record.parentId),
    parentText: record.parentText,
    startedBy: record.startedBy,
    startedAt: record.startedAt.toISOString(),
    endedAt: record.endedAt?.toISOString(),
    state: record.state,
    message: record.message,
    items: record.items,
    refused: record.refused,
    extractId: record.extractId && String(record.extractId),
  };
}

@Schema({ collection: 'generation_days', versionKey: false })
export class GenerationDayRecord {
  /** Such as `2026-11-22`. */
  @Prop({ type: String }) _id!: string;
  @Prop({ type: Number, required: true }) started!: number;
}

export const GenerationDayRecordSchema = SchemaFactory.createForClass(GenerationDayRecord);

export interface ModelMessage {
  role: 'system' | 'user';
  content: string;
}

@Schema({ collection: 'model_calls', versionKey: false })
export class ModelCallRecord {
  _id!: Types.ObjectId;
  @Prop({ type: String, required: true }) generationId!: string;
  @Prop({ type: String, required: true }) prompt!: string;
  @Prop({ type: String, required: true }) model!: string;
  @Prop({ type: Array, required: true }) messages!: ModelMessage[];
  @Prop({ type: String, default: '' }) answer!: string;
  @Prop({ type: String }) problem?: string;
  @Prop({ type: Date, required: true }) at!: Date;
}

export const ModelCallRecordSchema = SchemaFactory.createForClass(ModelCallRecord).index({ generationId: 1 });

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
