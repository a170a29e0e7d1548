import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Privileges, Rehearsal } from '@wattle/contract/allowances';
import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import type { AttemptKind, HeldAnswer } from '@wattle/contract/attempts';
import { type Exam, SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { Question } from '@wattle/contract/questions';
import type { AttemptResult, CategoryScore } from '@wattle/contract/results';
import type { Types } from 'mongoose';
import type { VersionRef } from '../../bank';
import type { Ratings } from '../skills/elo';
import type { SkillScore } from '../skills/skill-score';

/** Why a question is in a practice: the skill that it is for, and the ratings by which it was chosen. */
type ChosenBy = Ratings & { skill: string };

export interface TopicScore extends CategoryScore {
  /** None of its questions was answered: it counts in scores, and is never called weak. */
  isLeftOut?: true;
}

/** The stored part of a result; reviews are made from it, the answers and the versions of the questions. */
export type RecordedResult = Pick<AttemptResult, 'score' | 'total'> & {
  perCategory: TopicScore[];
  /** False for a score that the client posted without the answers it was made from (docs/decisions/008). */
  isVerified: boolean;
  /** Answers that are stored, and those of them that are not blank: lists need not read them. */
  counts: { stored: number; given: number };
  /** What the practice of the child's skills follows from. */
  perSkill?: SkillScore[];
};

/** How far rest breaks have moved the deadline, and when the last one ended or ends at the latest. */
export interface RestBreaks {
  addedMs: number;
  until: Date;
}

export type StoredAnswer = Omit<HeldAnswer, 'questionId'>;

export type Correction = Pick<
  Question,
  | 'correct_answer'
  | 'explanation'
  | 'faster_method'
  | 'wrong_turns'
  | 'explanation_image'
  | 'explanation_image_description'
> & {
  /** The version of the corrected question. */
  version: number;
};

@Schema({ collection: 'attempts', versionKey: false, minimize: false })
export class AttemptRecord {
  /** Such as `visitor:<assessment id>` or `child:<user id>`. */
  @Prop({ type: String, required: true }) owner!: string;
  @Prop({ type: String, required: true }) kind!: AttemptKind;
  /** Absent where the test is of several subjects. */
  @Prop({ type: String, enum: SUBJECTS }) subject?: Subject;
  /** For a re-sit: the kind of test in which its questions were first served. */
  @Prop({ type: String }) resitOf?: AttemptKind;
  @Prop({ type: String }) topic?: string;
  /** Of the practice of a day: its date. */
  @Prop({ type: String }) day?: string;
  /**
   * Of the practice of a day that a device has fetched ahead: the skills that were due. It begins when it is opened, or
   * with the first thing that is saved; until then it counts nowhere (docs/decisions/071).
   */
  @Prop({ type: Object }) fetchedAhead?: string[];
  /** Of practice, by question. */
  @Prop({ type: Object }) chosenBy?: Record<string, ChosenBy>;
  /** Whether the ratings of its questions have learnt from its answers. */
  @Prop({ type: Boolean }) isLearnt?: boolean;
  /** The year that its questions were chosen for; absent where nobody has said one. */
  @Prop({ type: Number }) grade?: number;
  /** Of a practice exam: the exam that it is of; absent where the child had none. */
  @Prop({ type: String }) exam?: Exam;
  /** Held by one attempt of an owner at a time, so that one write decides who opens it. */
  @Prop({ type: String }) uniqueKey?: string;
  /** Untyped: casting each of them would take mongoose longer than the rest of an opening. */
  @Prop({ type: Array, required: true }) questions!: VersionRef[];
  @Prop({ type: Date, required: true }) startedAt!: Date;
  /** Without extra time; absent when the test is untimed. */
  @Prop({ type: Number }) seconds?: number;
  /** With extra time and rest breaks. */
  @Prop({ type: Date }) deadline?: Date;
  /** What the child rehearses with in it beyond what it is granted. */
  @Prop({ type: Object }) rehearsal?: Rehearsal;
  /** What the child has in it. */
  @Prop({ type: Object }) privileges?: Privileges;
  @Prop({ type: Object }) restBreaks?: RestBreaks;
  @Prop({ type: Boolean }) feedback?: boolean;
  /** Of an attempt on paper (docs/decisions/069). */
  @Prop({ type: String }) paperCode?: string;
  /** As they were written by hand. */
  @Prop({ type: Number }) paperMinutes?: number;
  @Prop({ type: Object, default: {} }) answers!: Record<string, StoredAnswer>;
  @Prop({ type: Object }) uiState?: AttemptUiState;
  @Prop({ type: String }) activePageId?: string;
  /** Rises with each save, so that no outdated answers are marked. */
  @Prop({ type: Number, default: 0 }) revision!: number;
  @Prop({ type: String, enum: ['open', 'submitted'], default: 'open' }) state!: 'open' | 'submitted';
  @Prop({ type: Date }) submittedAt?: Date;
  /** Identifies a repeated submission; absent when the server submitted at the deadline. */
  @Prop({ type: String }) submissionKey?: string;
  /** Set by the submission, until its texts are recorded (docs/writing.md). */
  @Prop({ type: Boolean }) hasUnrecordedTexts?: boolean;
  @Prop({ type: Object }) result?: RecordedResult;
  /** Set by the submission, or where it is marked again, until it is counted in what practice follows from. */
  @Prop({ type: String }) uncounted?: 'new' | 'changed';

  /** By question; the attempt is marked by these. */
  @Prop({ type: Object }) corrections?: Record<string, Correction>;
  @Prop({ type: Object }) remarked?: { at: Date; scoreBefore: number | null };
}

export type Attempt = AttemptRecord & { _id: Types.ObjectId };

export const AttemptRecordSchema = SchemaFactory.createForClass(AttemptRecord)
  .index({ owner: 1, startedAt: -1 })
  .index({ owner: 1, state: 1, startedAt: -1 })
  .index({ owner: 1, state: 1, submittedAt: -1 })
  .index({ owner: 1, uniqueKey: 1 }, { unique: true, partialFilterExpression: { uniqueKey: { $exists: true } } })
  .index({ owner: 1, paperCode: 1 }, { unique: true, partialFilterExpression: { paperCode: { $exists: true } } })
  .index({ startedAt: 1 }, { partialFilterExpression: { paperCode: { $exists: true } } })
  .index({ startedAt: 1, fetchedAhead: 1 }, { partialFilterExpression: { fetchedAhead: { $exists: true } } })
  .index({ hasUnrecordedTexts: 1 }, { partialFilterExpression: { hasUnrecordedTexts: { $exists: true } } })
  .index({ owner: 1, uncounted: 1 }, { partialFilterExpression: { uncounted: { $exists: true } } })
  .index({ deadline: 1 }, { partialFilterExpression: { state: 'open' } });
