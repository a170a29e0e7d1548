import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { QuestionAction, QuestionEdit, Rejection, Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { Clock } from '../common/clock';
import { isDuplicate } from '../database/duplicate';
import { DeletedQuestionRecord } from './deleted-question.schema';
import { derivedFields } from './derived-fields';
import { contentOf, merged, requireOthersToFit, withoutEmpty, withSet } from './edited-content';
import { QuestionRecord, type StoredQuestion } from './question.schema';
import { changesBetween, type EditedContent, type QuestionContent, withEntry } from './question-history';
import { QuestionSetsService } from './question-sets.service';

/** Changes the bank. Each change is one write that demands the version it was made from, and records itself. */
@Injectable()
export class QuestionChangesService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
    private readonly sets: QuestionSetsService,
    private readonly clock: Clock,
  ) {}

  async add(subject: Subject, content: QuestionContent, by: string): Promise<StoredQuestion> {
    const filled = withoutEmpty(content);
    await this.sets.requireOwnGap(subject, filled);
    const record = await this.records.create({ ...filled, subject, ...derivedFields(filled), createdBy: by });
    return record.toObject<StoredQuestion>();
  }

  /** Changes what staff can change. Refused when somebody else was faster and the edit says which version it is of. */
  async edit(
    id: string,
    subject: Subject,
    edited: EditedContent,
    { version, isPassageShared }: QuestionEdit,
    by: string,
  ): Promise<StoredQuestion> {
    const merge = (content: QuestionContent) => merged(content, edited);
    const read = await this.require(id, subject);
    const others = isPassageShared ? await this.sets.othersOf(read) : [];
    const wanted = merge(contentOf(read));
    requireOthersToFit(others, wanted);
    if (version !== undefined && version !== read.version) throw changedMeanwhile(read);
    if (others.length === 0) await this.sets.requireOwnGap(subject, wanted, read._id);
    // The named one comes last: until then a repeated edit finds the others that a process has left behind.
    for (const { _id } of others) {
      await this.change(String(_id), subject, 'edited', by, (content) => withSet(content, wanted));
    }
    const { after } = await this.change(id, subject, 'edited', by, merge, version);
    return after;
  }

  /** The passage of a question, and what is asked about it. */
  async passageOf(id: string): Promise<Pick<QuestionContent, 'text' | 'format'>> {
    const { text, format } = await this.require(id, 'Reading');
    return { text, format };
  }

  /** The questions that are finalized or rejected with one, which comes last. */
  async togetherWith(id: string, subject: Subject): Promise<string[]> {
    return [...(await this.sets.generatedWith(await this.require(id, subject))), id];
  }

  /** @param version - The version that was read; refused when there is a newer one. */
  async finalize(id: string, subject: Subject, by: string, version?: number): Promise<StoredQuestion> {
    const question = await this.requireVersion(id, subject, version);
    for (const other of await this.sets.generatedWith(question)) await this.finalizeOne(other, subject, by);
    return this.finalizeOne(id, subject, by, version);
  }

  private async finalizeOne(id: string, subject: Subject, by: string, version?: number): Promise<StoredQuestion> {
    const finalized = (content: QuestionContent): QuestionContent => ({ ...content, type: 'Finalized' });
    const { after } = await this.change(id, subject, 'finalized', by, finalized, version);
    return after;
  }

  /** Takes a question out of the bank. Past attempts keep the versions that they served (decision 10). */
  async delete(id: string, subject: Subject, by: string): Promise<void> {
    const isDone = await this.takeOut(await this.require(id, subject), by);
    if (!isDone) await this.delete(id, subject, by);
  }

  /** Takes a generated question out of the bank that staff do not want, and records the reason. */
  async reject(id: string, subject: Subject, { reason, version }: Rejection, by: string): Promise<void> {
    const question = await this.requireVersion(id, subject, version);
    requireGenerated(question);
    for (const other of await this.sets.generatedWith(question)) await this.rejectOne(other, subject, { reason }, by);
    await this.rejectOne(id, subject, { reason, version }, by);
  }

  private async rejectOne(id: string, subject: Subject, { reason, version }: Rejection, by: string): Promise<void> {
    const question = await this.require(id, subject);
    requireGenerated(question);
    if (version !== undefined && version !== question.version) throw changedMeanwhile(question);
    const isDone = await this.takeOut(question, by, reason);
    if (isDone) return;
    const { _id, version: newer } = await this.require(id, subject);
    // It is still in the bank, so what was recorded of it as deleted is not true.
    await this.deleted.deleteOne({ _id, 'question.version': { $lte: newer } });
    await this.rejectOne(id, subject, { reason, version }, by);
  }

  async restore(id: string, subject: Subject, by: string): Promise<StoredQuestion> {
    const found = await this.deleted.findOne({ _id: id, subject }).lean<DeletedQuestionRecord>();
    if (!found) return this.require(id, subject);
    const { question } = found;
    const history = withEntry(question, { action: 'restored', by, at: this.clock.now() });
    try {
      await this.records.create({ ...question, version: question.version + 1, history, updatedBy: by });
    } catch (error) {
      // Restored by another request meanwhile.
      if (!isDuplicate(error, '_id')) throw error;
    }
    await this.deleted.deleteOne({ _id: question._id });
    return this.require(id, subject);
  }

  /** Records something that has happened because of a question, and changes nothing of it. */
  async recordNote(id: string, subject: Subject, action: QuestionAction, note: string, by: string): Promise<void> {
    const question = await this.require(id, subject);
    const history = withEntry(question, { action, by, at: this.clock.now(), note });
    const change = { $set: { history, version: question.version + 1 } };
    const { modifiedCount } = await this.records.updateOne({ _id: question._id, version: question.version }, change);
    if (modifiedCount === 0) await this.recordNote(id, subject, action, note, by);
  }

  /** @returns Whether the question was still as it was read. */
  private async takeOut(question: StoredQuestion, by: string, rejectionReason?: string): Promise<boolean> {
    const { subject } = question;
    const deletedAt = this.clock.now();
    const note = rejectionReason && { note: `Rejected: ${rejectionReason}` };
    const last = {
      ...question,
      version: question.version + 1,
      history: withEntry(question, { action: 'deleted', by, at: deletedAt, ...note }),
    };
    const record = { subject, question: last, deletedAt, ...(rejectionReason && { rejectionReason }) };
    // In this order a process that dies in between has deleted nothing.
    await this.deleted.replaceOne({ _id: question._id }, record, { upsert: true });
    const { deletedCount } = await this.records.deleteOne({ _id: question._id, version: question.version });
    return deletedCount === 1;
  }

  private async change(
    id: string,
    subject: Subject,
    action: QuestionAction,
    by: string,
    changed: (content: QuestionContent) => QuestionContent,
    version?: number,
  ): Promise<{ before: StoredQuestion; after: StoredQuestion }> {
    const before = await this.require(id, subject);
    if (version !== undefined && version !== before.version) throw changedMeanwhile(before);
    const content = changed(contentOf(before));
    const changes = changesBetween(before, content);
    if (changes.length === 0) return { before, after: before };

    const after = await this.records
      .findOneAndUpdate(
        { _id: before._id, version: before.version },
        {
          $set: {
            ...definedOf({ ...content, ...derivedFields(content) }),
            version: before.version + 1,
            updatedBy: by,
            history: withEntry(before, { action, by, at: this.clock.now(), changes }),
          },
          $unset: { ...undefinedOf({ ...content, ...derivedFields(content) }), importKey: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<StoredQuestion>();
    // Somebody else was faster between the two.
    return after ? { before, after } : this.change(id, subject, action, by, changed, version);
  }

  private async requireVersion(id: string, subject: Subject, version?: number): Promise<StoredQuestion> {
    const read = await this.require(id, subject);
    if (version !== undefined && version !== read.version) throw changedMeanwhile(read);
    return read;
  }

  private async require(id: string, subject: Subject): Promise<StoredQuestion> {
    const found = await this.records.findOne({ _id: id, subject }).lean<StoredQuestion>();
    if (!found) throw new NotFoundException('This question is no longer in the bank. Choose another one in the list.');
    return found;
  }
}

function requireGenerated({ type }: StoredQuestion): void {
  if (type === 'Generated') return;
  throw new ConflictException(
    'Only a generated question that is not finalized can be rejected. Delete this one instead.',
  );
}

function changedMeanwhile({ updatedBy }: StoredQuestion): ConflictException {
  const who = updatedBy ?? 'Somebody';
  return new ConflictException(`${who} has changed this question since you opened it. Nothing of yours is lost.`);
}

function definedOf(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function undefinedOf(fields: object): Record<string, 1> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [[name, 1]] : [])),
  );
}
