import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { QuestionAction, SelectionChanges } from '@wattle/contract/question-changes';
import type { QuestionEdit } from '@wattle/contract/question-forms';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { ImportRecord } from '../import-records/import.schema';
import {
  merged,
  requireDistinctOptions,
  requireOthersToFit,
  requirePassageKept,
  withoutEmpty,
  withSet,
} from './edited-content';
import { derivedFields } from './near-duplicates';
import { PublishingRuleService } from './publishing-rule.service';
import {
  contentOf,
  isPublished,
  isUnpublished,
  type QuestionContent,
  QuestionRecord,
  type StoredQuestion,
  toBankQuestion,
} from './question.schema';
import {
  authorOf,
  changesBetween,
  contentAt,
  type EditedContent,
  type RecordedChange,
  recorded,
} from './question-history';
import { QuestionSetsService } from './question-sets.service';
import { requireSameVersion, StoredQuestionsService } from './stored-questions.service';
import { OTHER_MARKS, TwoPeopleService } from './two-people.service';

const NOT_PUBLISHED = 'Past attempts are marked by the keys of published questions only. Publish this one first.';
const SEE_BOTH = 'Publish this one on the page of its import, which shows both.';
const NO_KEY = 'This question has no key to mark by. Give it a correct answer first.';

const finalized = (content: QuestionContent): QuestionContent => ({ ...content, type: 'Finalized' });

/** Changes the bank. Each change is one write that requires the version it was made from, and records itself. */
@Injectable()
export class QuestionChangesService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(ImportRecord.name) private readonly imports: Model<ImportRecord>,
    private readonly stored: StoredQuestionsService,
    private readonly sets: QuestionSetsService,
    private readonly twoPeople: TwoPeopleService,
    private readonly rule: PublishingRuleService,
    private readonly clock: Clock,
  ) {}

  async add(subject: Subject, content: QuestionContent, isConfirmed: boolean, by: string): Promise<StoredQuestion> {
    await this.rule.requireTopic(subject, content, isConfirmed);
    const filled = await this.twoPeople.asAllowed(withoutEmpty(content));
    if (!isUnpublished(filled.type)) requireDistinctOptions(subject, filled);
    await this.sets.requireOwnPlace(subject, filled);
    const record = await this.records.create({
      ...filled,
      subject,
      ...derivedFields(filled),
      createdBy: by,
      author: by,
    });
    return record.toObject<StoredQuestion>();
  }

  /** Refused when somebody else was faster and the edit says which version it is of. */
  async edit(
    id: string,
    subject: Subject,
    edited: EditedContent,
    { version, isPassageShared, confirmed }: QuestionEdit,
    by: string,
  ): Promise<StoredQuestion> {
    const merge = (content: QuestionContent) => merged(content, edited);
    const read = await this.stored.require(id, subject);
    const others = isPassageShared ? await this.sets.othersOf(read) : [];
    const requested = merge(contentOf(read));
    requireOthersToFit(others, requested);
    requireSameVersion(read, version);
    if (!isUnpublished(requested.type)) {
      if (edited.mcq_options) requireDistinctOptions(subject, requested);
      requirePassageKept(subject, contentOf(read), requested);
    }
    // Before anything is written: an edit is saved and published, or neither.
    if (requested.category !== read.category) await this.rule.requireTopic(subject, requested, confirmed);
    if (edited.type === 'Finalized') {
      await this.rule.requirePublishable(subject, requested, confirmed);
      await this.comparedTargets(read);
    }
    if (others.length === 0) await this.sets.requireOwnPlace(subject, requested, read.changeOf?.id ?? read._id);
    // The named one comes last: until then a repeated edit finds the others that a dead process has not changed.
    for (const { _id } of others) {
      const entry = { action: 'edited' as const, by, isUnseen: true };
      await this.change(String(_id), subject, entry, (content) => withSet(content, requested));
    }
    const after = await this.change(id, subject, { action: 'edited', by }, merge, version);
    const asksToFinalize = isUnpublished(after.type) && edited.type === 'Finalized';
    return asksToFinalize && !(await this.twoPeople.isHeldFor(after, by))
      ? this.finalize(id, subject, { version: after.version, confirmed }, by)
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

  async finalize(
    id: string,
    subject: Subject,
    { version, confirmed }: { version?: number | undefined; confirmed: boolean },
    by: string,
  ): Promise<StoredQuestion> {
    const question = await this.stored.requireVersion(id, subject, version);
    const targets = await this.comparedTargets(question);
    const others = await this.sets.generatedWith(question);
    for (const each of [...others, id]) {
      const read = await this.stored.require(each, subject);
      await this.twoPeople.requireOther(read, by);
      if (isUnpublished(read.type)) {
        // A generated question has the topic of its parent.
        const refusals = await this.rule.refusalsOf([read], targets, () => confirmed || read.type === 'Generated');
        const refusal = refusals.get(each);
        if (refusal) throw new UnprocessableEntityException(refusal);
      }
    }
    if (question.changeOf) return this.applyChange(question, targets.get(question.changeOf.id), by);
    for (const other of others) await this.change(other, subject, { action: 'finalized', by }, finalized);
    // What was checked is what is published.
    return this.change(
      id,
      subject,
      { action: 'finalized', by },
      finalized,
      question.type === 'Draft' ? question.version : version,
    );
  }

  /** What a draft changes, as the import has compared it: who finalizes the draft alone has seen nothing newer. */
  private async comparedTargets(draft: StoredQuestion): Promise<Map<string, StoredQuestion>> {
    const targets = await this.rule.targetsOf([draft]);
    for (const { version, updatedBy = 'Somebody' } of targets.values()) {
      if (version === draft.changeOf?.version) continue;
      throw new ConflictException(`${updatedBy} has changed the question in the bank since the import. ${SEE_BOTH}`);
    }
    return targets;
  }

  /**
   * Publishes a draft as a change of the question that it changes; somebody has seen it, so it needs nobody else.
   *
   * @param target - As it was checked: a newer one is refused.
   */
  async applyChange(
    { _id, subject, changeOf, source = '', createdBy, importId, ...draft }: StoredQuestion,
    target: StoredQuestion | undefined,
    by: string,
  ) {
    const { _id: targetId, version } = target ?? (await this.stored.require(changeOf?.id ?? '', subject));
    const { type: _type, ...content } = contentOf({ _id, subject, ...draft });
    const author = authorOf({ _id, subject, createdBy, ...draft });
    await this.sets.requireOwnPlace(subject, content, targetId);
    const note = `${source}, imported by ${createdBy}`;
    const entry = { action: 'edited' as const, by, author, coAuthors: draft.coAuthors, note, isReviewed: true };
    const apply = (before: QuestionContent) => ({ ...content, type: before.type });
    const after = await this.change(String(targetId), subject, entry, apply, version);
    const { deletedCount } = await this.records.deleteOne({ _id, version: draft.version });
    if (deletedCount === 1) await this.imports.updateOne({ _id: importId }, { $inc: { changesPublished: 1 } });
    return after;
  }

  /** A field that all of many questions get. */
  async set(id: string, subject: Subject, changes: SelectionChanges, by: string): Promise<void> {
    const { version } = await this.stored.require(id, subject);
    const after = await this.change(id, subject, { action: 'edited', by }, (content) => ({ ...content, ...changes }));
    if (after.version === version) throw new ConflictException('What you chose was there already.');
  }

  async restoreVersion(
    id: string,
    subject: Subject,
    { version, latest, isUnseen = false }: { version: number; latest: number; isUnseen?: boolean },
    by: string,
  ): Promise<StoredQuestion> {
    const read = await this.stored.requireVersion(id, subject, latest);
    const content = version < latest && contentAt(read, version);
    if (!content) throw new UnprocessableEntityException(`What version ${version} said is no longer stored.`);
    await this.sets.requireOwnPlace(subject, content, read._id);
    const entry = { action: 'restored' as const, by, note: `version ${version}`, isUnseen };
    return this.change(id, subject, entry, () => content, latest);
  }

  /** Takes back an edit that nobody has changed since. */
  async undoEdit(id: string, subject: Subject, by: string): Promise<void> {
    const { history, version, updatedBy = 'Somebody' } = await this.stored.require(id, subject);
    const last = history?.at(-1);
    if (last?.action === 'restored' && last.by === by) throw new ConflictException('It was changed back already.');
    if (last?.action !== 'edited' || last.by !== by) {
      throw new ConflictException(`${updatedBy} has changed this question since. Its history has the version before.`);
    }
    await this.restoreVersion(id, subject, { version: version - 1, latest: version, isUnseen: true }, by);
  }

  /**
   * A question by whose key past attempts may be marked, which has to be published.
   *
   * @param by - Who asks for it; under the rule of two people it is not the author, also where the question was published
   * before the rule was switched on.
   */
  async requireMarking(id: string, subject: Subject, by?: string): Promise<BankQuestion> {
    const question = await this.stored.require(id, subject);
    if (!isPublished(question.type)) throw new ConflictException(NOT_PUBLISHED);
    if (!question.correct_answer) throw new ConflictException(NO_KEY);
    if (by !== undefined) await this.twoPeople.requireOther(question, by, OTHER_MARKS);
    return toBankQuestion(question);
  }

  /** Leaves a published question out of tests, or puts it back. */
  async setWithheld(id: string, subject: Subject, isWithheld: boolean, by: string): Promise<void> {
    const question = await this.stored.require(id, subject);
    if (!isPublished(question.type)) throw new ConflictException(NOT_PUBLISHED);
    if ((question.withheld !== undefined) === isWithheld) {
      throw new ConflictException(isWithheld ? 'It is left out of tests already.' : 'Tests have it already.');
    }
    const at = this.clock.now();
    const entry = recorded(question, { action: isWithheld ? 'withheld' : 'released', by, at });
    const change = isWithheld
      ? { $set: { ...entry, withheld: { by, at } } }
      : { $set: entry, $unset: { withheld: 1 as const } };
    const { modifiedCount } = await this.records.updateOne({ _id: question._id, version: question.version }, change);
    if (modifiedCount === 0) await this.setWithheld(id, subject, isWithheld, by);
  }

  async recordNote(id: string, subject: Subject, action: QuestionAction, note: string, by: string): Promise<void> {
    const question = await this.stored.require(id, subject);
    const change = { $set: recorded(question, { action, by, at: this.clock.now(), note }) };
    const { modifiedCount } = await this.records.updateOne({ _id: question._id, version: question.version }, change);
    if (modifiedCount === 0) await this.recordNote(id, subject, action, note, by);
  }

  private async change(
    id: string,
    subject: Subject,
    { isReviewed = false, ...entry }: Omit<RecordedChange, 'at' | 'changes'> & { isReviewed?: boolean },
    changed: (content: QuestionContent) => QuestionContent,
    version?: number,
  ): Promise<StoredQuestion> {
    const before = await this.stored.requireVersion(id, subject, version);
    const requested = changed(contentOf(before));
    const isFinalized = entry.action === 'finalized';
    if (isFinalized) await this.twoPeople.requireOther(before, entry.by);
    const content = isFinalized || isReviewed ? requested : await this.twoPeople.asAllowed(requested, before);
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
            updatedBy: entry.by,
            ...recorded(before, { ...entry, at: this.clock.now(), changes }),
          },
          $unset: { ...Object.fromEntries(removed), importKey: 1, nearDuplicates: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<StoredQuestion>();
    // Null when somebody else was faster between the two.
    return after ?? this.change(id, subject, { ...entry, isReviewed }, changed, version);
  }
}
