import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { OwnReport, QuestionReport } from '@wattle/contract/question-reports';
import type { Types } from 'mongoose';
import { maskNames } from '../../accounts';
import type { QuestionVersion, VersionRef } from '../../bank';

type Reply = Omit<NonNullable<OwnReport['reply']>, 'at'> & { at: Date; by: string };

@Schema({ collection: 'question_reports', versionKey: false })
export class QuestionReportRecord implements VersionRef {
  /** Of the attempt: `child:<user id>`. */
  @Prop({ type: String, required: true }) owner!: string;
  @Prop({ type: String, required: true }) attemptId!: string;
  @Prop({ type: String, required: true }) reporter!: QuestionReport['reporter'];
  @Prop({ type: String, required: true }) questionId!: string;
  /** That was served. */
  @Prop({ type: Number, required: true }) version!: number;
  @Prop({ type: String }) selectedAnswer?: string;
  @Prop({ type: String, required: true }) reason!: OwnReport['reason'];
  @Prop({ type: String }) text?: string;
  @Prop({ type: Date, required: true }) reportedAt!: Date;
  @Prop({ type: String, required: true }) state!: 'open' | 'answered';
  @Prop({ type: Object }) reply?: Reply;
}

export type StoredReport = QuestionReportRecord & { _id: Types.ObjectId };

export const QuestionReportRecordSchema = SchemaFactory.createForClass(QuestionReportRecord)
  .index({ owner: 1, questionId: 1 }, { unique: true, partialFilterExpression: { state: 'open' } })
  .index({ owner: 1, reportedAt: 1 })
  .index({ questionId: 1, reportedAt: -1 })
  .index({ state: 1, reportedAt: -1 });

export function toOwnReport({ questionId, reason, text, reportedAt, reply }: StoredReport): OwnReport {
  return {
    questionId,
    reason,
    text: text || undefined,
    reportedAt: reportedAt.toISOString(),
    reply: reply && { outcome: reply.outcome, text: reply.text, at: reply.at.toISOString() },
  };
}

/**
 * For staff: an allow-list, so that nothing tells which child it is.
 *
 * @param names - Of its family; those of one that is being erased are not known.
 */
export function toQuestionReport(
  report: StoredReport,
  { question }: QuestionVersion,
  names: readonly string[] | undefined,
): QuestionReport {
  const { _id, version, reporter, selectedAnswer, text } = report;
  return {
    ...toOwnReport(report),
    text: text && names ? maskNames(text, names) : undefined,
    id: String(_id),
    subject: question.subject,
    question: question.question ?? '',
    version,
    reporter,
    selectedAnswer,
    correct_answer: question.correct_answer,
  };
}
