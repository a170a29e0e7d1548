import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Message } from '@wattle/contract/primitives';
import {
  MAX_LISTED_REPORTS,
  type OwnReport,
  type QuestionReport,
  type QuestionReportList,
  type questionReports,
  type ReportBody,
  type ReportsAnswer,
} from '@wattle/contract/question-reports';
import { Model } from 'mongoose';
import { MaskingService } from '../../accounts';
import { QuestionVersionsService } from '../../bank';
import { Clock, type InputOf, isDuplicate, RateLimits, Retained, type Retention } from '../../infrastructure';
import { attemptStillOpen, childIdOf, ownerOf } from '../attempts/attempt';
import type { Attempt } from '../attempts/attempt.schema';
import { AttemptsService } from '../attempts/attempts.service';
import { QuestionReportRecord, type StoredReport, toOwnReport, toQuestionReport } from './question-report.schema';

interface NewReport {
  childId: string;
  attemptId: string;
  questionId: string;
  reporter: QuestionReport['reporter'];
}

/** Mistakes in questions that children and parents report, and what staff answer. */
@Retained()
@Injectable()
export class QuestionReportsService implements Retention {
  constructor(
    @InjectModel(QuestionReportRecord.name) private readonly records: Model<QuestionReportRecord>,
    private readonly attempts: AttemptsService,
    private readonly versions: QuestionVersionsService,
    private readonly masking: MaskingService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** A child has one open report of a question: another call changes it. */
  async report({ childId, reporter, attemptId, questionId }: NewReport, body: ReportBody): Promise<OwnReport> {
    const owner = ownerOf('child', childId);
    const attempt = await this.attempts.requireOwned(attemptId, owner);
    if (attempt.state === 'open') throw attemptStillOpen();
    const served = attempt.questions.find((question) => question.questionId === questionId);
    if (!served) throw new NotFoundException('This question is not in the test. Please open the result again.');
    await this.limits.of('question-reports').take(childId);
    const { reason, text = '' } = body;
    const selectedAnswer = attempt.answers[questionId]?.selectedAnswer?.trim().charAt(0).toUpperCase() || undefined;
    const details = { attemptId, reporter, version: served.version, selectedAnswer, reason, text };
    return toOwnReport(await this.store({ owner, questionId }, details));
  }

  /** The latest report of each question of an attempt. */
  async listOwn({ owner, questions }: Attempt): Promise<OwnReport[]> {
    const ids = questions.map(({ questionId }) => questionId);
    const found = (await this.listAllOf(owner)).filter(({ questionId }) => ids.includes(questionId));
    return [...new Map(found.map((report) => [report.questionId, report])).values()];
  }

  /** Of a question all reports, otherwise those in one state. */
  async list({ questionId, state }: InputOf<typeof questionReports>['query']): Promise<QuestionReportList> {
    const filter = questionId ? { questionId } : { state };
    const [found, total] = await Promise.all([
      this.records.find(filter).sort({ reportedAt: -1 }).limit(MAX_LISTED_REPORTS).lean<StoredReport[]>(),
      this.records.countDocuments(filter),
    ]);
    const [versions, names] = await Promise.all([
      this.versions.find(found),
      this.masking.namesOf(found.map(childIdOf)),
    ]);
    const reports = found.flatMap((report, index) => {
      const version = versions[index];
      return version ? [toQuestionReport(report, version, names.get(childIdOf(report)))] : [];
    });
    return { reports, total };
  }

  async answer({ ids, outcome, text }: ReportsAnswer, by: string): Promise<Message> {
    if (outcome === 'corrected') await this.requireCorrected(ids);
    const reply = { outcome, text, at: this.clock.now(), by };
    const { modifiedCount } = await this.records.updateMany(
      { _id: { $in: ids }, state: 'open' },
      { $set: { state: 'answered', reply } },
    );
    if (modifiedCount === 0) {
      throw new ConflictException('These reports are answered already. Load the page again to see the answer.');
    }
    return { message: modifiedCount === 1 ? 'The report is answered.' : `${modifiedCount} reports are answered.` };
  }

  private async requireCorrected(ids: readonly string[]): Promise<void> {
    const reported = await this.records.find({ _id: { $in: ids }, state: 'open' }).lean<StoredReport[]>();
    if (await this.versions.areAllCorrected(reported)) return;
    throw new ConflictException(
      'The question is the same as when it was reported. Correct it first, or answer that it is right.',
    );
  }

  /** Everything of a child, the oldest first. */
  async listAllOf(owner: string): Promise<OwnReport[]> {
    return (await this.records.find({ owner }).sort({ reportedAt: 1 }).lean<StoredReport[]>()).map(toOwnReport);
  }

  async deleteOf(owner: string): Promise<void> {
    await this.records.deleteMany({ owner });
  }

  async deleteBefore(date: Date): Promise<void> {
    await this.records.deleteMany({ state: 'answered', 'reply.at': { $lt: date } });
  }

  private async store(
    key: Pick<StoredReport, 'owner' | 'questionId'>,
    details: Omit<QuestionReportRecord, 'owner' | 'questionId' | 'reportedAt' | 'state' | 'reply'>,
  ): Promise<StoredReport> {
    const change = { $set: { ...details, reportedAt: this.clock.now() } };
    try {
      return await this.records
        .findOneAndUpdate({ ...key, state: 'open' }, change, { upsert: true, returnDocument: 'after' })
        .lean<StoredReport>()
        .orFail();
    } catch (error) {
      // Of two calls at once the later one changes what the other inserted.
      if (!isDuplicate(error, 'questionId')) throw error;
      return this.store(key, details);
    }
  }
}
