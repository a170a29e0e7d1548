import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type { Message } from '@wattle/contract/primitives';
import { Model } from 'mongoose';
import { QuestionChangesService, QuestionsService } from '../../bank';
import { Clock } from '../../infrastructure';
import { ItemTableRecord, type RaisedFlag } from '../counting/item-table.schema';
import type { Flag } from '../figures/flags';

/** Why flags of one content of a question are no fault. */
@Schema({ collection: 'flag_dismissals', versionKey: false })
export class FlagDismissalRecord {
  /** Of the item table. */
  @Prop({ type: String }) _id!: string;
  @Prop({ type: Array, required: true }) flags!: Flag[];
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

  /** By item table. */
  async find(ids: readonly string[]): Promise<Map<string, FlagDismissalRecord>> {
    const found = await this.records.find({ _id: { $in: ids } }).lean<FlagDismissalRecord[]>();
    return new Map(found.map((each) => [each._id, each]));
  }

  /** Its question goes back into tests. */
  async dismiss(id: string, subject: Subject, reason: string, by: string): Promise<Message> {
    await this.questions.find(id, subject);
    const published = (await this.questions.listPublished(subject)).find(({ question }) => question.id === id);
    const tableId = published && `${id}:${published.contentKey}`;
    const table = tableId ? await this.tables.findById(tableId).lean<ItemTableRecord>() : null;
    if (!table || table.flags.length === 0) {
      throw new ConflictException('Nothing is flagged about this question any more. Load the page again.');
    }
    const flags = table.flags.map(({ kind, option }): Flag => ({ kind, ...(option && { option }) }));
    const dismissal = { flags, reason, by, at: this.clock.now() };
    await this.records.updateOne({ _id: tableId }, { $set: dismissal }, { upsert: true });
    if (published?.withheld) await this.changes.setWithheld(id, subject, false, by);
    return { message: 'The flag is dismissed, and the reason is kept.' };
  }
}

/** What somebody has still to decide about. */
export function openFlags(flags: readonly RaisedFlag[], dismissal: FlagDismissalRecord | undefined): RaisedFlag[] {
  const isDismissed = ({ kind, option }: Flag) =>
    dismissal?.flags.some((each) => each.kind === kind && each.option === option) ?? false;
  return flags.filter((flag) => !isDismissed(flag));
}
