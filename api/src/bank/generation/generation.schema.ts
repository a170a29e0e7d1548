import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { Generation, GenerationItem } from '@wattle/contract/generation';
import { SchemaTypes, type Types } from 'mongoose';

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
