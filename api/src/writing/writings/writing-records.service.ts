import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { WritingObservation } from '@wattle/contract/writing-observations';
import type { Writing } from '@wattle/contract/writings';
import { Model, type UpdateQuery } from 'mongoose';
import { AccountsService } from '../../accounts';
import { QuestionVersionsService } from '../../bank';
import { type Attempt, OrphanedRecords, RecordsTexts, type TextRecorder, writtenTexts } from '../../exams';
import { isDuplicate, logFailure, RepeatedTask } from '../../infrastructure';
import { WritingMarkingsService } from '../markings/writing-markings.service';
import { observe } from '../observations/observe';
import { titleOf } from './title-of';
import { type StoredWriting, WritingRecord, type WritingText } from './writing.schema';

export type TextKey = Pick<Writing, 'attemptId' | 'questionId'>;

const TASK_MS = 60_000;
const BATCH = 500;

/** Stores the texts of children, and has each finished draft queued for marking: the task what failed or was cut short. */
@RecordsTexts()
@Injectable()
export class WritingRecordsService extends RepeatedTask implements TextRecorder {
  constructor(
    @InjectModel(WritingRecord.name) private readonly records: Model<WritingRecord>,
    private readonly versions: QuestionVersionsService,
    private readonly markings: WritingMarkingsService,
  ) {
    super(TASK_MS);
  }

  async run(): Promise<void> {
    const unqueued = await this.records
      .find({ unqueuedDraft: { $gt: 0 } })
      .limit(BATCH)
      .lean<StoredWriting[]>();
    for (const writing of unqueued) await this.queue(writing);
  }

  async recordTexts(attempt: Attempt): Promise<void> {
    for (const text of textsIn(attempt)) await this.queue(await this.store(text));
  }

  /** The text as it is stored, by whomever. */
  async store(text: WritingText): Promise<StoredWriting> {
    const { owner, attemptId, questionId } = text;
    try {
      return await this.records
        .findOneAndUpdate(
          { owner, attemptId, questionId },
          { $setOnInsert: text },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<StoredWriting>()
        .orFail();
    } catch (error) {
      // Of two calls at once the other one has inserted it.
      if (!isDuplicate(error, 'questionId')) throw error;
      return this.store(text);
    }
  }

  /** The text as it is then. A failure is logged, and the task tries again. */
  async queue(writing: StoredWriting): Promise<StoredWriting> {
    const { _id, owner, attemptId, questionId, version, drafts, unqueuedDraft } = writing;
    const text = drafts.at(-1)?.text;
    if (unqueuedDraft === undefined || text === undefined) return writing;
    try {
      const [served] = await this.versions.find([writing]);
      const genre = served?.question.category;
      const about = { owner, attemptId, questionId, version, title: titleOf(served?.question), genre };
      await this.markings.enqueue({ writingId: String(_id), ...about, draft: drafts.length, text });
      await this.records.updateOne({ _id, owner, unqueuedDraft: drafts.length }, { $unset: { unqueuedDraft: 1 } });
      // Texts are looked through one after the other, and no submission waits for those before it.
      void this.observationsOf(writing).catch((error) => logFailure(this.logger, error, { writing: String(_id) }));
    } catch (error) {
      logFailure(this.logger, error, { writing: String(_id) });
    }
    return writing;
  }

  /** What a program notices in the latest draft: worked out once where the text is stored. */
  async observationsOf({ _id, owner, drafts, noticed }: WritingText): Promise<WritingObservation[]> {
    const draft = drafts.length;
    if (noticed?.draft === draft) return noticed.observations;
    const observations = await observe(drafts.at(-1)?.text ?? '');
    if (_id) {
      const unstored = { _id, owner, drafts: { $size: draft }, 'noticed.draft': { $ne: draft } };
      await this.records.updateOne(unstored, { $set: { noticed: { draft, observations } } });
    }
    return observations;
  }

  find(owner: string, { attemptId, questionId }: TextKey): Promise<StoredWriting | null> {
    return this.records.findOne({ owner, attemptId, questionId }).lean<StoredWriting>();
  }

  /** The newest first. */
  async listLatest(owner: string, limit: number): Promise<StoredWriting[]> {
    return this.records.find({ owner }).sort({ submittedAt: -1 }).limit(limit).lean<StoredWriting[]>();
  }

  /** The oldest first. */
  async listAllOf(owner: string): Promise<StoredWriting[]> {
    return (await this.records.find({ owner }).sort({ submittedAt: -1 }).lean<StoredWriting[]>()).reverse();
  }

  /** At most so many are counted. */
  countOfQuestion(questionId: string, limit: number): Promise<number> {
    return this.records.countDocuments({ questionId }, { limit });
  }

  /** The newest first. */
  async listOfQuestion(questionId: string, limit: number): Promise<Pick<StoredWriting, 'owner' | 'drafts'>[]> {
    return this.records
      .find({ questionId }, { owner: 1, drafts: 1 })
      .sort({ submittedAt: -1 })
      .limit(limit)
      .lean<StoredWriting[]>();
  }

  /** Null where a further draft was finished meanwhile, or something newer is stored. */
  change(
    { _id, owner, drafts }: StoredWriting,
    change: UpdateQuery<WritingRecord>,
    unless: object = {},
  ): Promise<StoredWriting | null> {
    return this.records
      .findOneAndUpdate({ _id, owner, drafts: { $size: drafts.length }, ...unless }, change, {
        returnDocument: 'after',
      })
      .lean<StoredWriting>();
  }

  async deleteOf(owner: string): Promise<void> {
    await this.records.deleteMany({ owner });
  }
}

/** Deletes texts of erased children: one that was being recorded may be stored after the erasure. */
@Injectable()
export class OrphanedWritings extends OrphanedRecords {
  constructor(
    @InjectModel(WritingRecord.name) records: Model<WritingRecord>,
    writings: WritingRecordsService,
    accounts: AccountsService,
  ) {
    super(records.collection, (owner) => writings.deleteOf(owner), accounts);
  }
}

/** The texts of a submitted attempt, as they are stored at first. */
export function textsIn(attempt: Attempt): WritingText[] {
  const { _id, owner, submittedAt, startedAt } = attempt;
  const finishedAt = submittedAt ?? startedAt;
  return writtenTexts(attempt).map(({ questionId, version, text }) => ({
    owner,
    attemptId: String(_id),
    questionId,
    version,
    submittedAt: finishedAt,
    drafts: [{ text, finishedAt }],
    acceptedWords: [],
    selfReview: { levels: {}, evidence: {} },
    unqueuedDraft: 1,
  }));
}
