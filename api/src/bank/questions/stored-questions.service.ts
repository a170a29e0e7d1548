import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { DeletedQuestionRecord } from './deleted-question.schema';
import { missingQuestion } from './missing-question';
import { QuestionRecord, type StoredQuestion } from './question.schema';

/** Questions of the bank as they are stored, for whoever changes them. */
@Injectable()
export class StoredQuestionsService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
  ) {}

  async require(id: string, subject: Subject): Promise<StoredQuestion> {
    const found = await this.records.findOne({ _id: id, subject }).lean<StoredQuestion>();
    if (!found) throw await missingQuestion(this.deleted, id, subject);
    return found;
  }

  /** @param version - The version that was read; refused when there is a newer one. */
  async requireVersion(id: string, subject: Subject, version?: number): Promise<StoredQuestion> {
    const read = await this.require(id, subject);
    requireSameVersion(read, version);
    return read;
  }
}

export function requireSameVersion({ version: stored, updatedBy = 'Somebody' }: StoredQuestion, read?: number): void {
  if (read === undefined || read === stored) return;
  throw new ConflictException(`${updatedBy} has changed this question since you opened it. Nothing of yours is lost.`);
}
