import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import { flagLabel } from '@wattle/contract/flag-words';
import type { dismissFlags, FlagRef } from '@wattle/contract/item-statistics';
import type { Message } from '@wattle/contract/primitives';
import { Model } from 'mongoose';
import { QuestionChangesService, QuestionsService } from '../../bank';
import { Clock, grouped, type InputOf } from '../../infrastructure';
import { ItemTableRecord, type RaisedFlag } from '../counting/item-table.schema';

type Dismissal = InputOf<typeof dismissFlags>['body'];

/** Why a flag of one content of a question is no fault. */
@Schema({ collection: 'flag_dismissals', versionKey: false })
export class FlagDismissalRecord {
  /** The item table and the flag. */
  @Prop({ type: String }) _id!: string;
  @Prop({ type: String, required: true, index: true }) tableId!: string;
  @Prop({ type: Object, required: true }) flag!: FlagRef;
  @Prop({ type: String, required: true }) reason!: string;
  @Prop({ type: String, required: true }) by!: string;
  @Prop({ type: Date, required: true }) at!: Date;
}

export const FlagDismissalRecordSchema = SchemaFactory.createForClass(FlagDismissalRecord);

/** What staff decide about a question with a flag, beside correcting it. */
@Injectable()
export class FlagDismissalsService {
  constructor(
    @InjectModel(FlagDismissalRecord.name) private readonly records: Model<FlagDismissalRecord>,
    @InjectModel(ItemTableRecord.name) private readonly tables: Model<ItemTableRecord>,
    private readonly questions: QuestionsService,
    private readonly changes: QuestionChangesService,
    private readonly clock: Clock,
  ) {}

  /** By item table, the earliest first. */
  async find(ids: readonly string[]): Promise<Map<string, FlagDismissalRecord[]>> {
    const found = await this.records
      .find({ tableId: { $in: ids } })
      .sort({ at: 1 })
      .lean<FlagDismissalRecord[]>();
    return new Map(grouped(found, ({ tableId }) => tableId));
  }

  /** Of flags that staff have seen. Their question goes back into tests. */
  async dismiss(id: string, subject: Subject, { flags, reason }: Dismissal, by: string): Promise<Message> {
    const { contentKey, withheld } = await this.questions.requirePublished(id, subject);
    const tableId = `${id}:${contentKey}`;
    const table = await this.tables.findById(tableId).lean<ItemTableRecord>();
    const open = openFlags(table?.flags ?? [], (await this.find([tableId])).get(tableId));
    if (open.length === 0) {
      throw new ConflictException('Nothing is flagged about this question any more. Load the page again.');
    }
    if (!flags.every((flag) => open.some(isSame(flag)))) {
      throw new ConflictException('Something else is flagged about this question now. Load the page again.');
    }
    for (const { kind, option } of flags) {
      const flag = { kind, ...(option && { option }) };
      const dismissal = { tableId, flag, reason, by, at: this.clock.now() };
      const _id = [tableId, kind, option].filter(Boolean).join(' ');
      await this.records.updateOne({ _id }, { $setOnInsert: dismissal }, { upsert: true });
    }
    await this.changes.recordNote(id, subject, 'dismissed', `${flags.map(flagLabel).join(', ')}: ${reason}`, by);
    if (withheld) await this.changes.setWithheld(id, subject, false, by);
    return { message: 'The flag is dismissed, and the reason is kept.' };
  }
}

/** What somebody has still to decide about. */
export function openFlags(flags: readonly RaisedFlag[], dismissals: readonly FlagDismissalRecord[] = []): RaisedFlag[] {
  return flags.filter((flag) => !dismissals.some((each) => isSame(flag)(each.flag)));
}

function isSame(flag: FlagRef): (other: FlagRef) => boolean {
  return (other) => other.kind === flag.kind && other.option === flag.option;
}
