import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BIN_DAYS, QUESTION_PAGE_SIZE } from '@wattle/contract/constants';
import type { Bin, BinnedQuestion, bin } from '@wattle/contract/question-changes';
import { Model } from 'mongoose';
import { Clock, DAY_MS, type InputOf, Retained, type Retention } from '../../infrastructure';
import { type DeletedQuestion, DeletedQuestionRecord, SAID_BY_DELETED, startOfBin } from './deleted-question.schema';
import { toBankQuestion } from './question.schema';
import { searchFilter } from './question-search';

/** The questions that staff have deleted and can restore. */
@Retained()
@Injectable()
export class BinService implements Retention {
  constructor(
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
    private readonly clock: Clock,
  ) {}

  async list({ subject, search, page }: InputOf<typeof bin>['query']): Promise<Bin> {
    const now = this.clock.now();
    const filter = {
      deletedAt: { $gt: startOfBin(now) },
      ...(subject && { subject }),
      ...(search && searchFilter(search, 'question.')),
    };
    const [found, total] = await Promise.all([
      this.deleted
        .find(filter)
        .sort({ deletedAt: -1 })
        .skip((page - 1) * QUESTION_PAGE_SIZE)
        .limit(QUESTION_PAGE_SIZE)
        .lean<DeletedQuestion[]>(),
      this.deleted.countDocuments(filter),
    ]);
    const pages = Math.max(1, Math.ceil(total / QUESTION_PAGE_SIZE));
    return { questions: found.map((each) => toBinned(each, now)), page, pages, total };
  }

  /** Past attempts have the versions that they served. */
  async deleteBefore(_date: Date, now: Date): Promise<void> {
    const expired = { deletedAt: { $lte: startOfBin(now) } };
    await this.deleted.deleteMany({
      ...expired,
      'question.slug': { $exists: false },
      'question.prompt': { $exists: false },
    });
    await this.deleted.updateMany({ ...expired, 'question.version': { $exists: true } }, { $unset: SAID_BY_DELETED });
  }
}

function toBinned({ question, deletedAt, rejectionReason }: DeletedQuestion, now: Date): BinnedQuestion {
  const end = deletedAt.getTime() + BIN_DAYS * DAY_MS;
  return {
    question: toBankQuestion(question),
    deletedAt: deletedAt.toISOString(),
    deletedBy: question.history?.at(-1)?.by ?? 'Wattle',
    daysLeft: Math.ceil((end - now.getTime()) / DAY_MS),
    rejectionReason,
  };
}
