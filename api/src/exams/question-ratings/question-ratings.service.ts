import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { isAttempted } from '@wattle/contract/marking';
import type { MarkedQuestion } from '@wattle/contract/results';
import { Model } from 'mongoose';
import { type Attempt, AttemptRecord } from '../attempts/attempt.schema';
import { chanceOf, learningRate } from '../skills/elo';
import { rightOf } from '../skills/skill-score';

/** What answers say of how hard a question is; no answer and no child can be told from it. */
@Schema({ collection: 'question_ratings', versionKey: false })
export class QuestionRatingRecord {
  /** Of the question. */
  @Prop({ type: String }) _id!: string;
  /** How far its rating is from the first one, which follows from its level and year. */
  @Prop({ type: Number, required: true }) shift!: number;
  @Prop({ type: Number, required: true }) answers!: number;
}

export const QuestionRatingRecordSchema = SchemaFactory.createForClass(QuestionRatingRecord);

/** How hard questions are, as answers in practice show (docs/decisions/068). */
@Injectable()
export class QuestionRatingsService {
  constructor(
    @InjectModel(QuestionRatingRecord.name) private readonly records: Model<QuestionRatingRecord>,
    @InjectModel(AttemptRecord.name) private readonly attempts: Model<AttemptRecord>,
  ) {}

  /** By question; those that nobody has answered in practice are missing. */
  async find(questionIds: readonly string[]): Promise<Map<string, QuestionRatingRecord>> {
    const found = await this.records.find({ _id: { $in: questionIds } }).lean<QuestionRatingRecord[]>();
    return new Map(found.map((each) => [each._id, each]));
  }

  /**
   * Learns from a submitted practice, at most once: where a process ends in the middle, its answers are lost to the
   * ratings. That harms an estimate less than an answer that counts twice.
   */
  async learn({ _id, owner, chosenBy, answers }: Attempt, marked: readonly MarkedQuestion[]): Promise<void> {
    const claimed = await this.attempts.updateOne(
      { _id, owner, isLearnt: { $exists: false } },
      { $set: { isLearnt: true } },
    );
    const answered = marked.filter(({ selectedAnswer }) => isAttempted(selectedAnswer));
    if (claimed.modifiedCount === 0 || answered.length === 0) return;
    const ratings = await this.find(answered.map(({ questionId }) => questionId));
    const changes = answered.flatMap(({ questionId, correct }) => {
      const by = chosenBy?.[questionId];
      if (!by) return [];
      const error = rightOf(correct === true, answers[questionId]?.guessed) - chanceOf(by.child, by.question);
      const shift = -learningRate('question', ratings.get(questionId)?.answers ?? 0) * error;
      return { updateOne: { filter: { _id: questionId }, update: { $inc: { shift, answers: 1 } }, upsert: true } };
    });
    await this.records.bulkWrite(changes, { ordered: false });
  }

  /** After its key was corrected: what was wrong is right now. */
  async forget(questionId: string): Promise<void> {
    await this.records.deleteOne({ _id: questionId });
  }
}
