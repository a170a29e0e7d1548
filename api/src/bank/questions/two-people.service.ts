import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { TwoPeopleRule } from '@wattle/contract/two-people';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { isPublished, type QuestionContent, type StoredQuestion } from './question.schema';
import { authorOf, changesBetween, changesText } from './question-history';

const HELD = 'It is a draft until somebody else publishes it.';
const STILL_GENERATED = 'Somebody else has to finalize it.';

const OTHER_PUBLISHES =
  'You wrote, imported or asked for this text, so somebody else has to publish it: two people are needed.';
export const OTHER_MARKS =
  'You wrote this text or its key, so somebody else has to mark past attempts by it: two people are needed.';
const UNKNOWN_AUTHOR =
  'It is no longer known who wrote this text. Change and save it, then somebody else can publish it.';

/** What staff have set for the whole bank. */
@Schema({ collection: 'bank_settings', versionKey: false })
export class BankSettingRecord {
  @Prop({ type: String }) _id!: 'two-people';
  @Prop({ type: Boolean, required: true }) isOn!: boolean;
  @Prop({ type: String, required: true }) by!: string;
  @Prop({ type: Date, required: true }) at!: Date;
}

export const BankSettingRecordSchema = SchemaFactory.createForClass(BankSettingRecord);

/** The rule that a question is published by somebody else than who wrote it, where staff switch it on (docs/decisions/059). */
@Injectable()
export class TwoPeopleService {
  constructor(
    @InjectModel(BankSettingRecord.name) private readonly settings: Model<BankSettingRecord>,
    private readonly clock: Clock,
  ) {}

  async rule(): Promise<TwoPeopleRule> {
    const found = await this.settings.findById('two-people').lean<BankSettingRecord>();
    return found ? { isOn: found.isOn, by: found.by, at: found.at.toISOString() } : { isOn: false };
  }

  async switch(isOn: boolean, by: string): Promise<TwoPeopleRule> {
    await this.settings.updateOne({ _id: 'two-people' }, { isOn, by, at: this.clock.now() }, { upsert: true });
    return this.rule();
  }

  /** Read for each change: staff make few, and so no process applies an old rule. */
  async isOn(): Promise<boolean> {
    return (await this.rule()).isOn;
  }

  /** A change or an addition as the rule lets it be stored: what would publish a new text makes a draft of it. */
  async asAllowed(after: QuestionContent, before?: QuestionContent): Promise<QuestionContent> {
    if (!isPublished(after.type)) return after;
    const isConfirmed = before && isPublished(before.type) && !saysOther(before, after);
    return !isConfirmed && (await this.isOn()) ? { ...after, type: 'Draft' } : after;
  }

  /** Whether somebody else has to publish it. */
  async isHeldFor(question: StoredQuestion, by: string): Promise<boolean> {
    return !isPublished(question.type) && refusalOf(question, by) !== undefined && (await this.isOn());
  }

  /** What a change is answered with, and who has to publish it now. */
  async withHeld(message: string, question: StoredQuestion, by: string): Promise<string> {
    if (!(await this.isHeldFor(question, by))) return message;
    return `${sentence(message)} ${question.type === 'Generated' ? STILL_GENERATED : HELD}`;
  }

  async requireOther(question: StoredQuestion, by: string, sentence = OTHER_PUBLISHES): Promise<void> {
    const refusal = refusalOf(question, by, sentence);
    if (refusal && (await this.isOn())) throw new ConflictException(refusal);
  }
}

/** The published sentences have no full stop. */
function sentence(message: string): string {
  return message.endsWith('.') ? message : `${message}.`;
}

function saysOther(before: QuestionContent, after: QuestionContent): boolean {
  return changesText(changesBetween(before, after));
}

/** Why somebody may not do alone what needs two people, where the rule is on. */
export function refusalOf(question: StoredQuestion, by: string, sentence = OTHER_PUBLISHES): string | undefined {
  const author = authorOf(question);
  if (author === null) return UNKNOWN_AUTHOR;
  return author === by || question.coAuthors?.includes(by) ? sentence : undefined;
}
