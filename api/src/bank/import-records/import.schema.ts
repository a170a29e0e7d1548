import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ImportChange, ImportProgress, ImportResponse, RowError } from '@wattle/contract/question-import';
import type { SheetRow } from '../workbooks/columns';

/** A change that goes on where its process has died. */
export interface StoredImportChange extends ImportChange {
  only?: string[];
  except?: string[];
  seenAt?: Date;
  /** Id of the last question that was looked at. */
  last?: string;
  reportedAt: Date;
}

@Schema({ collection: 'imports', versionKey: false })
export class ImportRecord {
  @Prop({ type: String }) _id!: string;
  @Prop({ type: String, required: true }) file!: string;
  @Prop({ type: String, required: true }) startedBy!: string;
  @Prop({ type: Date, required: true }) startedAt!: Date;
  @Prop({ type: Date, required: true }) reportedAt!: Date;
  @Prop({ type: String, required: true }) state!: ImportProgress['state'];
  @Prop({ type: Number, default: 0 }) rows!: number;
  @Prop({ type: Number, default: 0 }) checked!: number;
  @Prop({ type: Number, default: 0 }) written!: number;
  @Prop({ type: Boolean, default: false }) isCancelRequested!: boolean;
  /** From then on it cannot succeed, and its rows may be removed (docs/bank.md). */
  @Prop({ type: Date }) givenUpAt?: Date;
  @Prop({ type: Array }) bad?: SheetRow[];
  @Prop({ type: Array }) badCells?: RowError[];
  /** For a client that lost its connection. */
  @Prop({ type: Object }) response?: ImportResponse;
  @Prop({ type: String }) message?: string;
  /** Changes of questions that were published. */
  @Prop({ type: Number }) changesPublished?: number;
  @Prop({ type: Object }) change?: StoredImportChange;
}

export const ImportRecordSchema = SchemaFactory.createForClass(ImportRecord)
  .index({ startedAt: 1 })
  .index({ state: 1, reportedAt: 1 })
  .index({ givenUpAt: 1 }, { sparse: true })
  .index({ 'change.isRunning': 1 }, { partialFilterExpression: { 'change.isRunning': true } });

export const RUNNING_STATES: ImportProgress['state'][] = ['waiting', 'reading', 'checking', 'writing'];

export const NOT_ENDED = { state: { $in: RUNNING_STATES }, givenUpAt: { $exists: false } };

/** Those that wrote questions are stored for good. */
export const WROTE_QUESTIONS = { state: 'done' as const, written: { $gt: 0 } };
export const WROTE_NOTHING = { $or: [{ state: { $ne: 'done' as const } }, { written: 0 }] };

export function toProgress(record: ImportRecord): ImportProgress {
  const { state, rows, checked, written, response, message, change } = record;
  return { state, rows, checked, written, response, message, change: change && toChange(change) };
}

export function toChange(change: StoredImportChange): ImportChange {
  const { action, by, isRunning, total, done, unchanged, reasons } = change;
  return { action, by, isRunning, total, done, unchanged, reasons };
}

/** Bad rows and ids take megabytes, and only what works on them needs them. */
export const WITHOUT_BAD_ROWS = { bad: 0, badCells: 0, 'change.only': 0, 'change.except': 0 } as const;
