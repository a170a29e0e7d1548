import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AnswersReceipt, SaveAnswers, SavedAnswer } from '@wattle/contract';
import { Model } from 'mongoose';
import { Clock } from '../common/clock';
import { type Attempt, AttemptRecord, savedAnswers } from './attempt.schema';
import { statusOf } from './attempt-views.service';
import { ALREADY_COMPLETED, requireShort } from './refusals';

/** Keeps what a child does in an open attempt. */
@Injectable()
export class AnswersService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly clock: Clock,
  ) {}

  /** Keeps answers and working, each unless a newer version of it is already there. */
  async save({ _id, questions, state }: Attempt, { answers, working }: SaveAnswers): Promise<AnswersReceipt> {
    if (state === 'submitted') throw new ConflictException(ALREADY_COMPLETED);
    const served = new Set(questions.map(({ questionId }) => questionId));
    for (const { questionId, writingResponse } of answers) {
      if (!served.has(questionId)) throw new UnprocessableEntityException('This question is not part of the test.');
      requireShort(writingResponse);
    }
    await this.records.bulkWrite([
      ...answers.map(({ questionId, ...answer }) => unlessNewer(_id, `answers.${questionId}`, answer)),
      ...(working ? [unlessNewer(_id, 'working', working)] : []),
    ]);
    return this.receiptOf(_id, answers);
  }

  private async receiptOf(_id: Attempt['_id'], sent: readonly SavedAnswer[]): Promise<AnswersReceipt> {
    const fields = { answers: 1, 'working.version': 1, state: 1, deadline: 1, tab: 1 };
    const kept = await this.records.findById(_id, fields).orFail().lean<Attempt>();
    return {
      ...statusOf(kept, this.clock.now()),
      answers: savedAnswers(
        kept.answers,
        sent.map(({ questionId }) => questionId),
      ),
      workingVersion: kept.working?.version,
    };
  }
}

/** The one write that decides which of two messages stays: the one with the higher version, whenever it comes. */
function unlessNewer(_id: Attempt['_id'], path: string, kept: { version: number }) {
  return {
    updateOne: {
      filter: { _id, state: 'open' as const, [`${path}.version`]: { $not: { $gte: kept.version } } },
      update: { $set: { [path]: kept }, $inc: { revision: 1 } },
    },
  };
}
