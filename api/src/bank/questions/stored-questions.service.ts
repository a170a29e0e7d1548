import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { type DeletedQuestion, DeletedQuestionRecord, startOfBin } from './deleted-question.schema';
import { QuestionRecord, type StoredQuestion } from './question.schema';
import { historyOf } from './question-history';

@Injectable()
export class StoredQuestionsService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
    private readonly clock: Clock,
  ) {}

  /** The refusal says by whom a question was deleted, because it can be restored. */
  async require(id: string, subject: Subject, projection?: Record<string, 0>): Promise<StoredQuestion> {
    const found = await this.records.findOne({ _id: id, subject }, projection).lean<StoredQuestion>();
    if (found) return found;
    const deleted = await this.findDeleted(id, subject);
    const [latest] = deleted ? historyOf(deleted.question) : [];
    throw new NotFoundException({
      message: 'This question is no longer in the bank. Choose another one in the list.',
      ...(latest && { deletion: { by: latest.by, at: latest.at } }),
    });
  }

  /** @param version - The version that was read; refused when there is a newer one. */
  async requireVersion(id: string, subject: Subject, version?: number): Promise<StoredQuestion> {
    const read = await this.require(id, subject);
    requireSameVersion(read, version);
    return read;
  }

  /** A deleted question that can be restored. */
  async findDeleted(id: string, subject: Subject): Promise<DeletedQuestion | null> {
    const deletedAt = { $gt: startOfBin(this.clock.now()) };
    return this.deleted.findOne({ _id: id, subject, deletedAt }).lean<DeletedQuestion>();
  }
}

export function requireSameVersion({ version: stored, updatedBy = 'Somebody' }: StoredQuestion, read?: number): void {
  if (read === undefined || read === stored) return;
  throw new ConflictException(`${updatedBy} has changed this question since you opened it. Nothing of yours is lost.`);
}
