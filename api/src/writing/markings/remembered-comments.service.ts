import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { WRITING_COMMENT_BANK } from '@wattle/contract/writing-comment-bank';
import type { WritingComment } from '@wattle/contract/writing-marks';
import type { CriterionId } from '@wattle/contract/writing-rubric';
import { Model, type Types } from 'mongoose';
import { Clock, duplicatesIn, grouped } from '../../infrastructure';

/** A comment that a marker has returned in own words, to use again. */
@Schema({ collection: 'writing_comments', versionKey: false })
export class WritingCommentRecord {
  /** Username. */
  @Prop({ type: String, required: true }) marker!: string;
  @Prop({ type: String, required: true }) criterion!: CriterionId;
  @Prop({ type: String, required: true }) text!: string;
  @Prop({ type: Number, required: true }) uses!: number;
  @Prop({ type: Date, required: true }) usedAt!: Date;
}

type StoredComment = WritingCommentRecord & { _id: Types.ObjectId };

export const WritingCommentRecordSchema = SchemaFactory.createForClass(WritingCommentRecord)
  .index({ marker: 1, criterion: 1, text: 1 }, { unique: true })
  .index({ marker: 1, uses: -1, usedAt: -1 });

/** The least used go first, and of these the oldest. */
const MAX_REMEMBERED = 200;
const MOST_USED_FIRST = { uses: -1, usedAt: -1 } as const;

@Injectable()
export class RememberedCommentsService {
  constructor(
    @InjectModel(WritingCommentRecord.name) private readonly records: Model<WritingCommentRecord>,
    private readonly clock: Clock,
  ) {}

  async list(marker: string) {
    const found = await this.records.find({ marker }).sort(MOST_USED_FIRST).lean<StoredComment[]>();
    const comments = found.map(({ _id, criterion, text, uses }) => ({ id: String(_id), criterion, text, uses }));
    return { comments: comments.slice(0, MAX_REMEMBERED) };
  }

  /**
   * Counts a use of each comment that is not of the shared bank. One that quotes the child's text fits no other, and
   * would outlast the child's erasure.
   */
  async remember(marker: string, comments: readonly WritingComment[], childText: string): Promise<void> {
    const own = comments.filter(
      ({ criterion, text }) => !WRITING_COMMENT_BANK[criterion].includes(text) && !quotes(text, childText),
    );
    if (own.length === 0) return;
    const uses = grouped(own, ({ criterion, text }) => `${criterion} ${text}`).values();
    const writes = [...uses].map((same) => {
      const [{ criterion, text }] = same;
      const update = { $inc: { uses: same.length }, $set: { usedAt: this.clock.now() } };
      return { updateOne: { filter: { marker, criterion, text }, update, upsert: true } };
    });
    await this.records.bulkWrite(writes, { ordered: false }).catch(duplicatesIn);
    const tooMany = await this.records
      .find({ marker }, { _id: 1 })
      .sort(MOST_USED_FIRST)
      .skip(MAX_REMEMBERED)
      .lean<StoredComment[]>();
    if (tooMany.length > 0) await this.records.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
  }

  async forget(id: string, marker: string): Promise<void> {
    const { deletedCount } = await this.records.deleteOne({ _id: id, marker });
    if (deletedCount === 0) throw new NotFoundException('This comment is forgotten already.');
  }
}

const QUOTED = /["“‘]([^"“”‘]+?)["”’](?!\p{L})/gu;
/** In straight single quotes, which within a word are apostrophes. */
const IN_SINGLE_QUOTES = /(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'(?!\p{L})/gu;
/** So many words in a row are the child's own. */
const RUN_OF_WORDS = 5;

function quotes(comment: string, childText: string): boolean {
  const own = inWords(childText);
  const isOwn = (words: string) => words !== '' && ` ${own} `.includes(` ${words} `);
  const quotations = [QUOTED, IN_SINGLE_QUOTES].flatMap((pattern) => [...comment.matchAll(pattern)]);
  if (quotations.some(([, quoted = '']) => isOwn(inWords(quoted)))) return true;
  const words = inWords(comment).split(' ');
  return words.some(
    (_word, at) => at + RUN_OF_WORDS <= words.length && isOwn(words.slice(at, at + RUN_OF_WORDS).join(' ')),
  );
}

const inWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
