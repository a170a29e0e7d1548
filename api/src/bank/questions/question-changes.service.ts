import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type { QuestionAction, SelectionChanges } from '@wattle/contract/question-changes';
import type { QuestionEdit } from '@wattle/contract/question-forms';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import {
  isUnpublished,
  merged,
  requireDistinctOptions,
  requireOthersToFit,
  requireSound,
  withoutEmpty,
  withSet,
} from './edited-content';
import { derivedFields } from './near-duplicates';
import { contentOf, type QuestionContent, QuestionRecord, type StoredQuestion } from './question.schema';
import { changesBetween, contentAt, type EditedContent, withEntry } from './question-history';
import { QuestionSetsService } from './question-sets.service';
import { requireSameVersion, StoredQuestionsService } from './stored-questions.service';
import { TwoPeopleService } from './two-people.service';

/** Changes the bank. Each change is one write that requires the version it was made from, and records itself. */
@Injectable()
export class QuestionChangesService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly stored: StoredQuestionsService,
    private readonly sets: QuestionSetsService,
    private readonly twoPeople: TwoPeopleService,
    private readonly clock: Clock,
  ) {}

  async add(subject: Subject, content: QuestionContent, by: string): Promise<StoredQuestion> {
    const filled = await this.twoPeople.held(withoutEmpty(content));
    if (!isUnpublished(filled.type)) requireDistinctOptions(subject, filled);
    await this.sets.requireOwnGap(subject, filled);
    const record = await this.records.create({ ...filled, subject, ...derivedFields(filled), createdBy: by });
    return record.toObject<StoredQuestion>();
  }

  /** Refused when somebody else was faster and the edit says which version it is of. */
  async edit(
    id: string,
    subject: Subject,
    edited: EditedContent,
    { version, isPassageShared }: QuestionEdit,
    by: string,
  ): Promise<StoredQuestion> {
    const merge = (content: QuestionContent) => merged(content, edited);
    const read = await this.stored.require(id, subject);
    const others = isPassageShared ? await this.sets.othersOf(read) : [];
    const wanted = merge(contentOf(read));
    requireOthersToFit(others, wanted);
    requireSameVersion(read, version);
    if (edited.mcq_options && !isUnpublished(wanted.type)) requireDistinctOptions(subject, wanted);
    // Before anything is written: an edit is saved and published, or neither.
    if (read.type === 'Draft' && edited.type === 'Finalized') requireSound(subject, wanted);
    if (others.length === 0) await this.sets.requireOwnGap(subject, wanted, read._id);
    // The named one comes last: until then a repeated edit finds the others that a dead process has not changed.
    for (const { _id } of others) {
      await this.change(String(_id), subject, { action: 'edited', by }, (content) => withSet(content, wanted));
    }
    const after = await this.change(id, subject, { action: 'edited', by }, merge, version);
    const asksToFinalize = isUnpublished(after.type) && edited.type === 'Finalized';
    return asksToFinalize && !(await this.twoPeople.isHeldFor(after, by))
      ? this.finalize(id, subject, by, after.version)
      : after;
  }

  async passageOf(id: string): Promise<Pick<QuestionContent, 'text' | 'format'>> {
    const { text, format } = await this.stored.require(id, 'Reading');
    return { text, format };
  }

  /** The questions that are finalized or rejected with one, which comes last. */
  async togetherWith(id: string, subject: Subject): Promise<string[]> {
    return [...(await this.sets.generatedWith(await this.stored.require(id, subject))), id];
  }

  async finalize(id: string, subject: Subject, by: string, version?: number): Promise<StoredQuestion> {
    const finalized = (content: QuestionContent): QuestionContent => ({ ...content, type: 'Finalized' });
    const question = await this.stored.requireVersion(id, subject, version);
    if (question.type === 'Draft') requireSound(subject, contentOf(question));
    const others = await this.sets.generatedWith(question);
    for (const each of [...others, id]) await this.twoPeople.requireOther(await this.stored.require(each, subject), by);
    for (const other of others) await this.change(other, subject, { action: 'finalized', by }, finalized);
    return this.change(id, subject, { action: 'finalized', by }, finalized, version);
  }

  /** A field that all of many questions get. */
  async set(id: string, subject: Subject, changes: SelectionChanges, by: string): Promise<void> {
    const { version } = await this.stored.require(id, subject);
    const after = await this.change(id, subject, { action: 'edited', by }, (content) => ({ ...content, ...changes }));
    if (after.version === version) throw new ConflictException('What you chose was there already.');
  }

  /** Makes an earlier version the latest one. */
  async restoreVersion(
    id: string,
    subject: Subject,
    { version, latest }: { version: number; latest: number },
    by: string,
  ): Promise<StoredQuestion> {
    const read = await this.stored.requireVersion(id, subject, latest);
    const content = version < latest && contentAt(read, version);
    if (!content) throw new UnprocessableEntityException(`What version ${version} said is no longer stored.`);
    await this.sets.requireOwnGap(subject, content, read._id);
    return this.change(id, subject, { action: 'restored', by, note: `version ${version}` }, () => content, latest);
  }

  /** Takes back an edit that nobody has changed since. */
  async undoEdit(id: string, subject: Subject, by: string): Promise<void> {
    const { history, version, updatedBy = 'Somebody' } = await this.stored.require(id, subject);
    const last = history?.at(-1);
    if (last?.action !== 'edited' || last.by !== by) {
      throw new ConflictException(`${updatedBy} has changed this question since. Its history has the version before.`);
    }
    await this.restoreVersion(id, subject, { version: version - 1, latest: version }, by);
  }

  async recordNote(id: string, subject: Subject, action: QuestionAction, note: string, by: string): Promise<void> {
    const question = await this.stored.require(id, subject);
    const history = withEntry(question, { action, by, at: this.clock.now(), note });
    const change = { $set: { history, version: question.version + 1 } };
    const { modifiedCount } = await this.records.updateOne({ _id: question._id, version: question.version }, change);
    if (modifiedCount === 0) await this.recordNote(id, subject, action, note, by);
  }

  private async change(
    id: string,
    subject: Subject,
    entry: { action: QuestionAction; by: string; note?: string },
    changed: (content: QuestionContent) => QuestionContent,
    version?: number,
  ): Promise<StoredQuestion> {
    const before = await this.stored.requireVersion(id, subject, version);
    const wanted = changed(contentOf(before));
    const isFinalized = entry.action === 'finalized';
    if (isFinalized) await this.twoPeople.requireOther(before, entry.by);
    const content = isFinalized ? wanted : await this.twoPeople.held(wanted, before);
    const changes = changesBetween(before, content);
    if (changes.length === 0) return before;

    const fields = Object.entries({ ...content, ...derivedFields(content) });
    const removed = fields.filter(([, value]) => value === undefined).map(([name]) => [name, 1]);
    const after = await this.records
      .findOneAndUpdate(
        { _id: before._id, version: before.version },
        {
          $set: {
            ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
            version: before.version + 1,
            updatedBy: entry.by,
            history: withEntry(before, { ...entry, at: this.clock.now(), changes }),
          },
          $unset: { ...Object.fromEntries(removed), importKey: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<StoredQuestion>();
    // Null when somebody else was faster between the two.
    return after ?? this.change(id, subject, entry, changed, version);
  }
}
