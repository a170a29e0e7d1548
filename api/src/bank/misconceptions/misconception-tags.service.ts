import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { isCorrect } from '@wattle/contract/marking';
import type { MisconceptionTag, QuestionMisconceptions } from '@wattle/contract/misconception-tags';
import { type OptionLetter, optionsOf } from '@wattle/contract/options';
import type { Question } from '@wattle/contract/questions';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { QuestionRecord, type StoredQuestion, toQuestion } from '../questions/question.schema';
import { misconceptionOf } from './misconception-rule';

/** What staff have said of an option. It is named by its text, so that no change of a question moves it to another. */
@Schema({ collection: 'misconception_tags', versionKey: false })
export class MisconceptionTagRecord {
  @Prop({ type: String, required: true }) questionId!: string;
  @Prop({ type: String, required: true }) option!: string;
  /** Null: none of the kinds, whatever the rules find. */
  @Prop({ type: String, default: null }) misconception!: string | null;
  @Prop({ type: String, required: true }) by!: string;
  @Prop({ type: Date, required: true }) at!: Date;
}

export const MisconceptionTagRecordSchema = SchemaFactory.createForClass(MisconceptionTagRecord).index(
  { questionId: 1, option: 1 },
  { unique: true },
);

/** The kind of mistake behind each wrong option of a question that has one. */
export type Misconceptions = ReadonlyMap<OptionLetter, string>;

type TaggedOption = QuestionMisconceptions['options'][number];

@Injectable()
export class MisconceptionTagsService {
  constructor(
    @InjectModel(MisconceptionTagRecord.name) private readonly tags: Model<MisconceptionTagRecord>,
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    private readonly clock: Clock,
  ) {}

  /** Of questions as they were served or are now, in their order. */
  async of(questions: readonly Question[]): Promise<Misconceptions[]> {
    const tags = await this.listOf(questions.map(({ id }) => id));
    return questions.map(
      (question) =>
        new Map(
          taggedOptions(question, tags).flatMap(({ letter, misconception }) =>
            misconception ? [[letter, misconception] as const] : [],
          ),
        ),
    );
  }

  async read(id: string): Promise<QuestionMisconceptions> {
    return { options: taggedOptions(await this.require(id), await this.listOf([id])) };
  }

  async tag(id: string, { option, misconception }: MisconceptionTag, by: string): Promise<QuestionMisconceptions> {
    const question = await this.require(id);
    if (!taggedOptions(question, []).some(({ text }) => text === option)) {
      throw new ConflictException('This option was changed meanwhile, or is the key now. Please load the page again.');
    }
    await this.tags.updateOne(
      { questionId: id, option },
      { $set: { misconception, by, at: this.clock.now() } },
      { upsert: true },
    );
    return this.read(id);
  }

  private async require(id: string): Promise<Question> {
    const found = await this.questions.findById(id, { history: 0 }).lean<StoredQuestion>();
    if (!found) throw new NotFoundException('This question is no longer in the bank. Choose another one in the list.');
    return toQuestion(found);
  }

  private async listOf(ids: readonly string[]): Promise<MisconceptionTagRecord[]> {
    return this.tags.find({ questionId: { $in: ids } }).lean<MisconceptionTagRecord[]>();
  }
}

function taggedOptions(question: Question, tags: readonly MisconceptionTagRecord[]): TaggedOption[] {
  const { id, subject, correct_answer, wrong_turns = {} } = question;
  return optionsOf(question)
    .filter(({ letter }) => !isCorrect(letter, correct_answer))
    .map(({ letter, text }) => {
      const rationale = wrong_turns[letter];
      const tag = tags.find((each) => each.questionId === id && each.option === text);
      const misconception = tag ? tag.misconception : rationale && misconceptionOf(rationale, subject);
      return { letter, text, rationale, misconception: misconception ?? null, taggedBy: tag?.by };
    });
}
