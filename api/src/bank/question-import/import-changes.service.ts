import { ConflictException, HttpException, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { UNPUBLISHED_TYPES } from '@wattle/contract/constants';
import type { ImportChangeRequest, ImportProgress } from '@wattle/contract/question-import';
import { Model, type QueryFilter } from 'mongoose';
import { Clock, logFailure } from '../../infrastructure';
import {
  ImportRecord,
  noSuchImport,
  type StoredImportChange,
  toProgress,
  WITHOUT_BAD_ROWS,
  WROTE_QUESTIONS,
} from '../import-records/import.schema';
import { PublishingRuleService } from '../questions/publishing-rule.service';
import { contentOf, QuestionRecord, type StoredQuestion } from '../questions/question.schema';
import { QuestionChangesService } from '../questions/question-changes.service';
import { QuestionDeletionsService } from '../questions/question-deletions.service';
import { changesBetween, recorded } from '../questions/question-history';
import { refusalOf, TwoPeopleService } from '../questions/two-people.service';

/** Questions in one write. */
const SLICE = 500;
/** A change that has not reported for this long has died with its process, and goes on in another one. */
const SILENT_MS = 30_000;
const LISTED_REASONS = 5;

const RUNNING = 'This import is being changed at the moment. Wait until that is done.';
const UNDONE = 'This import was undone already: nothing of it is left in the bank.';
const NOTHING = 'These questions were published or thrown away already.';

type Target = Pick<StoredImportChange, 'action' | 'only' | 'except'>;

/** Changes all questions of an import, slice by slice. Its record says how far that has come (docs/decisions/058). */
@Injectable()
export class ImportChangesService implements OnModuleDestroy {
  private readonly logger = new Logger(ImportChangesService.name);
  private readonly runs = new Set<Promise<void>>();
  private isStopped = false;

  constructor(
    @InjectModel(ImportRecord.name) private readonly imports: Model<ImportRecord>,
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly rule: PublishingRuleService,
    private readonly twoPeople: TwoPeopleService,
    private readonly changes: QuestionChangesService,
    private readonly deletions: QuestionDeletionsService,
    private readonly clock: Clock,
  ) {}

  async begin(
    importId: string,
    { action, only, except, seenAt }: ImportChangeRequest,
    by: string,
  ): Promise<ImportProgress> {
    const ofImport = { _id: importId, ...WROTE_QUESTIONS };
    if (!(await this.imports.exists(ofImport))) throw noSuchImport();
    const target: Target = { action, ...(only && { only: only.toSorted() }), ...(except && { except }) };
    const total = await this.count(importId, target);
    if (total === 0) throw new ConflictException(action === 'undo' ? UNDONE : NOTHING);
    const state = { isRunning: true, total, done: 0, unchanged: 0, reasons: [], reportedAt: this.clock.now() };
    const change = { ...target, ...(seenAt && { seenAt: new Date(seenAt) }), by, ...state };
    const begun = await this.imports
      .findOneAndUpdate({ ...ofImport, 'change.isRunning': { $ne: true } }, { $set: { change } }, OPTIONS)
      .lean<ImportRecord>();
    if (!begun) throw new ConflictException(RUNNING);
    this.start(importId);
    return toProgress(begun);
  }

  /** Goes on with what other processes have begun and not ended. */
  async resume(): Promise<void> {
    const now = this.clock.now();
    const silent = { 'change.isRunning': true, 'change.reportedAt': { $lt: new Date(now.getTime() - SILENT_MS) } };
    for (;;) {
      const found = await this.imports
        .findOneAndUpdate(silent, { $set: { 'change.reportedAt': now } }, OPTIONS)
        .lean<ImportRecord>();
      if (!found) return;
      this.start(found._id);
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.runs);
  }

  private start(importId: string): void {
    const run = this.run(importId)
      .catch((error: unknown) => logFailure(this.logger, error))
      .finally(() => this.runs.delete(run));
    this.runs.add(run);
  }

  private async run(importId: string): Promise<void> {
    while (!this.isStopped) {
      const record = await this.imports.findById(importId, 'change').lean<ImportRecord>();
      const change = record?.change;
      if (!change?.isRunning) return;
      const { read, last } = await this.nextSlice(importId, change);
      const reasons = await this.apply(change, read);
      const state = last
        ? { 'change.last': last, 'change.reportedAt': this.clock.now(), 'change.done': change.done + read.length }
        : { 'change.isRunning': false, 'change.done': change.total };
      // Only once, where another process goes on with it.
      await this.imports.updateOne(
        { _id: importId, 'change.isRunning': true, 'change.last': change.last ?? null },
        {
          $set: state,
          $inc: { 'change.unchanged': reasons.length },
          $addToSet: { 'change.reasons': { $each: [...new Set(reasons)].slice(0, LISTED_REASONS) } },
          ...(!last && { $unset: { 'change.only': 1, 'change.except': 1 } }),
        },
      );
    }
  }

  private async apply(change: StoredImportChange, questions: StoredQuestion[]): Promise<string[]> {
    const { action, by, seenAt } = change;
    if (action === 'publish') {
      const isConfirmed = ({ updatedAt }: StoredQuestion) => !!seenAt && !!updatedAt && updatedAt <= seenAt;
      return this.publish(questions, isConfirmed, by);
    }
    await this.deletions.deleteAll(questions, by);
    return [];
  }

  /**
   * Publishes drafts in one write.
   *
   * @returns Why some of them stay as they are.
   */
  private async publish(
    drafts: readonly StoredQuestion[],
    isConfirmed: (draft: StoredQuestion) => boolean,
    by: string,
  ): Promise<string[]> {
    const targets = await this.rule.targetsOf(drafts);
    const found = await this.rule.refusalsOf(drafts, targets, isConfirmed);
    const refusals = new Map([...found].map(([id, { message }]) => [id, message]));
    const isRuleOn = await this.twoPeople.isOn();
    for (const draft of drafts) {
      const refusal = isRuleOn && refusalOf(draft, by);
      if (refusal) refusals.set(String(draft._id), refusal);
    }
    const at = this.clock.now();
    const publishable = drafts.filter(({ _id }) => !refusals.has(String(_id)));
    for (const draft of publishable.filter(({ changeOf }) => changeOf)) {
      await this.changes.applyChange(draft, targets.get(draft.changeOf?.id ?? ''), by).catch((error: unknown) => {
        if (!(error instanceof HttpException)) throw error;
        refusals.set(String(draft._id), error.message);
      });
    }
    const additions = publishable.filter(({ changeOf }) => !changeOf);
    if (additions.length > 0) {
      await this.records.bulkWrite(
        additions.map((draft) => {
          const changes = changesBetween(draft, { ...contentOf(draft), type: 'Finalized' });
          const record = recorded(draft, { action: 'finalized', by, at, changes });
          const $set = { type: 'Finalized' as const, updatedBy: by, ...record };
          const filter = { _id: draft._id, version: draft.version };
          return { updateOne: { filter, update: { $set, $unset: { importKey: 1, nearDuplicates: 1 } } } };
        }),
        { ordered: false },
      );
    }
    const ids = additions.map(({ _id }) => _id);
    // Somebody else was faster.
    const missed = await this.records
      .find({ _id: { $in: ids }, type: { $in: UNPUBLISHED_TYPES } })
      .lean<StoredQuestion[]>();
    const later = missed.length > 0 ? await this.publish(missed, isConfirmed, by) : [];
    return [...refusals.values(), ...later];
  }

  /** The next questions, and the last id that was looked at; undefined at the end. */
  private async nextSlice(importId: string, change: StoredImportChange) {
    const { only, last = '' } = change;
    const named = only?.filter((id) => id > last).slice(0, SLICE);
    const place = named ? { $in: named } : { $gt: last };
    const found = await this.records
      .find({ ...wantedOf(importId, change), ...((named || last) && { _id: place }) })
      .sort({ _id: 1 })
      .limit(SLICE)
      .lean<StoredQuestion[]>();
    const end = named ? named.at(-1) : found.at(-1)?._id;
    return { read: found.filter(isMeantBy(change)), last: end && String(end) };
  }

  private async count(importId: string, target: Target): Promise<number> {
    const found = await this.records.find(wantedOf(importId, target), '_id').lean<StoredQuestion[]>();
    const only = target.only && new Set(target.only);
    return found.filter(({ _id }) => !only || only.has(String(_id))).filter(isMeantBy(target)).length;
  }
}

const OPTIONS = { returnDocument: 'after', projection: WITHOUT_BAD_ROWS } as const;

/** A single question that is published can be thrown away, too. */
function wantedOf(importId: string, { action, only }: Target): QueryFilter<QuestionRecord> {
  const isOfAnyType = action === 'undo' || (action === 'throw-away' && only);
  return { importId, ...(!isOfAnyType && { type: { $in: UNPUBLISHED_TYPES } }) };
}

function isMeantBy({ except = [] }: Target) {
  const left = new Set(except);
  return ({ _id }: Pick<StoredQuestion, '_id'>) => !left.has(String(_id));
}
