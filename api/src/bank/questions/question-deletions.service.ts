import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type { Rejection } from '@wattle/contract/generated-items';
import { Model } from 'mongoose';
import { Clock, isDuplicate } from '../../infrastructure';
import { DeletedQuestionRecord } from './deleted-question.schema';
import { QuestionRecord, type StoredQuestion } from './question.schema';
import { recorded } from './question-history';
import { QuestionSetsService } from './question-sets.service';
import { requireSameVersion, StoredQuestionsService } from './stored-questions.service';

/** Unique among the questions of the bank, not among the deleted ones. */
const UNIQUE_FIELDS = ['importKey', 'slug'] as const;

/** Deletes and restores questions. Past attempts keep the versions that they served. */
@Injectable()
export class QuestionDeletionsService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
    private readonly stored: StoredQuestionsService,
    private readonly sets: QuestionSetsService,
    private readonly clock: Clock,
  ) {}

  async delete(id: string, subject: Subject, by: string): Promise<void> {
    const isDone = await this.softDelete(await this.stored.require(id, subject), by);
    if (!isDone) await this.delete(id, subject, by);
  }

  async reject(id: string, subject: Subject, { reason, version }: Rejection, by: string): Promise<void> {
    const question = await this.stored.requireVersion(id, subject, version);
    requireGenerated(question);
    for (const other of await this.sets.generatedWith(question)) await this.rejectOne(other, subject, { reason }, by);
    await this.rejectOne(id, subject, { reason, version }, by);
  }

  private async rejectOne(id: string, subject: Subject, { reason, version }: Rejection, by: string): Promise<void> {
    const question = await this.stored.require(id, subject);
    requireGenerated(question);
    requireSameVersion(question, version);
    const isDone = await this.softDelete(question, by, reason);
    if (isDone) return;
    const { _id, version: newer } = await this.stored.require(id, subject);
    // It is still in the bank, so the record of its deletion is wrong.
    await this.deleted.deleteOne({ _id, 'question.version': { $lte: newer } });
    await this.rejectOne(id, subject, { reason, version }, by);
  }

  async restore(id: string, subject: Subject, by: string): Promise<StoredQuestion> {
    const found = await this.stored.findDeleted(id, subject);
    if (!found) return this.stored.require(id, subject);
    const { question } = found;
    const updatedAt = this.clock.now();
    const restored = {
      ...question,
      ...recorded(question, { action: 'restored', by, at: updatedAt }),
      updatedBy: by,
      updatedAt,
    };
    try {
      // Mongoose would take the creation date as that of the last change, which other processes would miss.
      await this.records.create([restored], { timestamps: false });
    } catch (error) {
      const field = UNIQUE_FIELDS.find((each) => isDuplicate(error, each));
      if (field) return this.refuseRestored(question, field, by);
      // Restored by another request meanwhile.
      if (!isDuplicate(error, '_id')) throw error;
    }
    await this.deleted.deleteOne({ _id: question._id });
    return this.stored.require(id, subject);
  }

  /** Refuses to restore a question that was imported again since, under a new id. */
  private async refuseRestored(
    { _id, subject, ...question }: StoredQuestion,
    field: (typeof UNIQUE_FIELDS)[number],
    by: string,
  ): Promise<StoredQuestion> {
    const other = await this.records.findOne({ [field]: question[field] }, 'source').lean<StoredQuestion>();
    // It was deleted meanwhile.
    if (!other) return this.restore(String(_id), subject, by);
    const from = other.source ?? 'the questions that come with Wattle';
    throw new ConflictException(
      `This question is in the bank again, from ${from}. To restore this one, delete that one.`,
    );
  }

  /** Deletes many questions in as few writes as one. */
  async deleteAll(questions: readonly StoredQuestion[], by: string): Promise<void> {
    if (questions.length === 0) return;
    const records = questions.map((question) => this.recordOf(question, by));
    await this.deleted.bulkWrite(
      records.map((replacement, index) => {
        return { replaceOne: { filter: { _id: questions[index]?._id }, replacement, upsert: true } };
      }),
      { ordered: false },
    );
    await this.records.bulkWrite(
      questions.map(({ _id, version }) => ({ deleteOne: { filter: { _id, version } } })),
      { ordered: false },
    );
    // Somebody else was faster.
    const ids = questions.map(({ _id }) => _id);
    await this.deleteAll(await this.records.find({ _id: { $in: ids } }).lean<StoredQuestion[]>(), by);
  }

  private recordOf(question: StoredQuestion, by: string, rejectionReason?: string): DeletedQuestionRecord {
    const { subject } = question;
    const deletedAt = this.clock.now();
    const note = rejectionReason && { note: `Rejected: ${rejectionReason}` };
    const last = { ...question, ...recorded(question, { action: 'deleted', by, at: deletedAt, ...note }) };
    return { subject, question: last, deletedAt, ...(rejectionReason && { rejectionReason }) };
  }

  private async softDelete(question: StoredQuestion, by: string, rejectionReason?: string): Promise<boolean> {
    const record = this.recordOf(question, by, rejectionReason);
    // In this order, so that a process that dies in between has deleted nothing.
    await this.deleted.replaceOne({ _id: question._id }, record, { upsert: true });
    const { deletedCount } = await this.records.deleteOne({ _id: question._id, version: question.version });
    return deletedCount === 1;
  }
}

function requireGenerated({ type }: StoredQuestion): void {
  if (type === 'Generated') return;
  throw new ConflictException(
    'Only a generated question that is not finalized can be rejected. Delete this one instead.',
  );
}
