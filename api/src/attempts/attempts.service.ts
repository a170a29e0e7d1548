import { ConflictException, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type AnswersReceipt, isTooLong, type SavedAnswer, type Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { Clock } from '../common/clock';
import { isDuplicate } from '../database/duplicate';
import type { QuestionPin } from '../questions/question-version.schema';
import { ALREADY_COMPLETED, type Attempt, type AttemptKind, AttemptRecord, savedAnswers } from './attempt.schema';

export interface NewAttempt {
  owner: string;
  kind: AttemptKind;
  subject: Subject;
  slot: string;
  /** Absent when the test is untimed. */
  seconds?: number;
  chooseQuestions(): Promise<QuestionPin[]>;
}

@Injectable()
export class AttemptsService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly clock: Clock,
  ) {}

  /** The attempt that holds the slot, or a new one: two requests at once get the same. */
  async open({ slot, seconds, chooseQuestions, ...attempt }: NewAttempt): Promise<Attempt> {
    const open = await this.findBySlot(slot);
    if (open) return open;

    const questions = await chooseQuestions();
    if (questions.length === 0) throw new NotFoundException('No questions found.');
    const startedAt = this.clock.now();
    const deadline = seconds === undefined ? undefined : new Date(startedAt.getTime() + seconds * 1_000);
    try {
      return (await this.records.create({ ...attempt, slot, questions, startedAt, deadline })).toObject();
    } catch (error) {
      const winner = isDuplicate(error, 'slot') ? await this.findBySlot(slot) : null;
      if (!winner) throw error;
      return winner;
    }
  }

  findBySlot(slot: string): Promise<Attempt | null> {
    return this.records.findOne({ slot }).lean<Attempt>().exec();
  }

  listByOwner(owner: string): Promise<Attempt[]> {
    return this.records.find({ owner }).lean<Attempt[]>().exec();
  }

  async deleteOf(owner: string): Promise<void> {
    await this.records.deleteMany({ owner });
  }

  findOwned(id: string, owners: readonly string[]): Promise<Attempt | null> {
    return this.records
      .findOne({ _id: id, owner: { $in: owners } })
      .lean<Attempt>()
      .exec();
  }

  /** Keeps answers, each unless a newer version of it is already there. */
  async saveAnswers({ _id, questions, state }: Attempt, answers: readonly SavedAnswer[]): Promise<AnswersReceipt> {
    if (state === 'submitted') throw new ConflictException(ALREADY_COMPLETED);
    const served = new Set(questions.map(({ questionId }) => questionId));
    for (const { questionId, writingResponse } of answers) {
      if (!served.has(questionId)) throw new UnprocessableEntityException('This question is not part of the test.');
      if (isTooLong(writingResponse ?? '')) {
        throw new UnprocessableEntityException('Your response is too long. Please limit to 300 words.');
      }
    }
    await this.records.bulkWrite(
      answers.map(({ questionId, ...answer }) => ({
        updateOne: {
          filter: { _id, state: 'open', [`answers.${questionId}.version`]: { $not: { $gte: answer.version } } },
          update: { $set: { [`answers.${questionId}`]: answer }, $inc: { revision: 1 } },
        },
      })),
    );
    return this.receiptOf(
      _id,
      answers.map(({ questionId }) => questionId),
    );
  }

  private async receiptOf(_id: Attempt['_id'], questionIds: readonly string[]): Promise<AnswersReceipt> {
    const kept = await this.records.findById(_id, { answers: 1 }).lean<Attempt>();
    return { answers: savedAnswers(kept?.answers, questionIds), serverTime: this.clock.now().toISOString() };
  }
}
