import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { CountedKind, StatisticsSwitches } from '@wattle/contract/item-statistics';
import type { Flag } from '../figures/flags';
import type { Cell } from '../figures/item-figures';
import type { TestCounts } from '../figures/test-figures';
import { cellsOf, flat, type ItemCounts, pairsOf } from './answer-counts';

interface KindTable {
  kind: CountedKind;
  /** Codes of cells, and values in seconds, each with its count. */
  cells: number[];
  seconds: number[];
  repeats: number;
}

export type RaisedFlag = Flag & { since: Date; answers: number };

/** First answers to one content of a question. Nothing in it is of one child, and all of it can be counted again. */
@Schema({ collection: 'item_tables', versionKey: false })
export class ItemTableRecord {
  /** The id of the question and the key of its content. */
  @Prop({ type: String }) _id!: string;
  @Prop({ type: String, required: true }) questionId!: string;
  @Prop({ type: String, enum: SUBJECTS, required: true }) subject!: Subject;
  @Prop({ type: String }) key!: string;
  /** Letters. */
  @Prop({ type: String }) options!: string;
  @Prop({ type: [Number], required: true }) versions!: number[];
  @Prop({ type: Array, required: true }) kinds!: KindTable[];
  @Prop({ type: Array, required: true }) flags!: RaisedFlag[];
}

export const ItemTableRecordSchema = SchemaFactory.createForClass(ItemTableRecord)
  .index({ questionId: 1 })
  .index({ subject: 1 });

export interface CountedTests {
  kind: CountedKind;
  subject: Subject;
  /** Those of most tests. */
  questions: number;
  counts: TestCounts;
}

/** When all answers are counted, and when they were. */
@Schema({ collection: 'statistics_runs', versionKey: false })
export class StatisticsRunRecord {
  @Prop({ type: String }) _id!: string;
  /** Not before this moment; while a process counts, the end of its lease. */
  @Prop({ type: Date, required: true }) dueAt!: Date;
  /** Of that process, another one for each count. */
  @Prop({ type: String }) owner?: string;
  /** What was submitted until then is counted. */
  @Prop({ type: Date }) countedAt?: Date;
  @Prop({ type: Array }) tests?: CountedTests[];
}

export const StatisticsRunRecordSchema = SchemaFactory.createForClass(StatisticsRunRecord);

export function tableOf(item: ItemCounts): Omit<ItemTableRecord, 'flags'> {
  const kinds = [...item.byKind]
    .map(([kind, { cells, seconds, repeats }]) => ({ kind, cells: flat(cells), seconds: flat(seconds), repeats }))
    .sort((one, other) => one.kind.localeCompare(other.kind));
  return {
    _id: item.id,
    questionId: item.questionId,
    subject: item.subject,
    key: item.key,
    options: item.options,
    versions: [...item.versions].sort((one, other) => one - other),
    kinds,
  };
}

type Counted = Pick<ItemTableRecord, 'kinds'>;
type OfKind = Pick<StatisticsSwitches, 'kind'>;

function ofKind({ kinds }: Counted, asked: OfKind['kind']): KindTable[] {
  return kinds.filter(({ kind }) => asked === undefined || kind === asked);
}

export function cellsIn(table: Counted, { kind }: OfKind = {}): Cell[] {
  return ofKind(table, kind).flatMap(({ cells }) => cellsOf(cells));
}

export function secondsIn(table: Counted, { kind }: OfKind): [number, number][] {
  return ofKind(table, kind).flatMap(({ seconds }) => pairsOf(seconds));
}

export function repeatsIn(table: Counted, { kind }: OfKind): number {
  return ofKind(table, kind).reduce((sum, { repeats }) => sum + repeats, 0);
}
