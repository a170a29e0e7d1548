import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { BankQuestion } from '@wattle/contract/bank';
import {
  EXAM_TYPES,
  LEVELS,
  QUESTION_FORMATS,
  QUESTION_POOLS,
  QUESTION_TYPES,
  SERVABLE_TYPES,
  SUBJECT_NAMES,
  SUBJECTS,
  type Subject,
  TEXT_FORMATS,
  UNPUBLISHED_TYPES,
} from '@wattle/contract/constants';
import type { ModelAnswer } from '@wattle/contract/model-answers';
import type { QuestionChange } from '@wattle/contract/question-changes';
import { CONTENT_FIELDS, type ContentField } from '@wattle/contract/question-content';
import type { Question } from '@wattle/contract/questions';
import { LRUCache } from 'lru-cache';
import { Model, type Schema as MongooseSchema, SchemaTypes, type Types } from 'mongoose';
import { Clock } from '../../infrastructure';

export type StoredChange = Omit<QuestionChange, 'at'> & { at: Date };

@Schema({ collection: 'questions', timestamps: true })
export class QuestionRecord {
  @Prop({ type: String, enum: SUBJECTS, required: true }) subject!: Subject;
  @Prop({ type: String, enum: QUESTION_TYPES }) type?: Question['type'];
  @Prop({ type: String, enum: EXAM_TYPES }) exam_type?: Question['exam_type'];
  @Prop({ type: String, enum: LEVELS }) level?: Question['level'];
  @Prop({ type: String }) category?: string;
  @Prop({ type: [String], default: undefined }) skills?: string[];
  @Prop({ type: String }) question?: string;
  @Prop({ type: String }) mcq_options?: string;
  @Prop({ type: String }) correct_answer?: string;
  @Prop({ type: String }) explanation?: string;
  @Prop({ type: String }) faster_method?: string;
  @Prop({ type: String }) explanation_image?: string;
  @Prop({ type: String }) explanation_image_description?: string;
  @Prop({ type: Object }) wrong_turns?: Question['wrong_turns'];
  @Prop({ type: String }) image_data?: string;
  @Prop({ type: String }) image_description?: string;
  @Prop({ type: Number }) year_level?: number;
  @Prop({ type: String, enum: QUESTION_POOLS }) pool?: Question['pool'];
  @Prop({ type: String, enum: TEXT_FORMATS }) text_format?: Question['text_format'];
  @Prop({ type: String, enum: QUESTION_FORMATS }) format?: Question['format'];
  @Prop({ type: String }) text?: string;
  @Prop({ type: String }) extract_text?: string;
  /** Of a Writing prompt that came with Wattle; edits leave them as they are. */
  @Prop({ type: Array, default: undefined }) model_answers?: ModelAnswer[];
  @Prop({ type: SchemaTypes.ObjectId }) parent_question_id?: Types.ObjectId;
  /** Questions of one generated extract share it. */
  @Prop({ type: SchemaTypes.ObjectId }) extract_id?: Types.ObjectId;
  /** Name and version of the prompt that a generated question was asked for with, such as `questions.v1`. */
  @Prop({ type: String }) prompt?: string;
  /** Rises with each change, so that an attempt can say which version it served. */
  @Prop({ type: Number, default: 1 }) version!: number;
  /** Shared by the questions about one passage, so that a test serves them together. */
  @Prop({ type: String }) passageKey?: string;
  /** Equal for questions that differ only in case and white space. */
  @Prop({ type: String }) fingerprint?: string;
  /** Usernames of staff; absent for questions that came with Wattle. */
  @Prop({ type: String }) createdBy?: string;
  @Prop({ type: String }) updatedBy?: string;
  /** Of the present text and key; what it says, and what its absence means, is told by `authorOf`. */
  @Prop({ type: String }) author?: string | null;
  /** Who has changed it since without having seen all of it, by editing another question of its set. */
  @Prop({ type: [String], default: undefined }) coAuthors?: string[];
  createdAt?: Date;
  updatedAt?: Date;
  /** The row and file that it was imported from. */
  @Prop({ type: String }) source?: string;
  @Prop({ type: String }) importId?: string;
  /** Subject and fingerprint until it is edited: of two imports of one question, one succeeds. */
  @Prop({ type: String }) importKey?: string;
  /**
   * Of a draft: the question that it changes, and the version that was read when it was imported; also its passage, where
   * other questions keep that one.
   */
  @Prop({ type: Object }) changeOf?: { id: string; version: number; keptPassageKey?: string };
  /** Of an imported draft: the questions that are nearly the same, by their ids, until it is edited. */
  @Prop({ type: [String], default: undefined }) nearDuplicates?: string[];
  /** The earliest first, without the creation. */
  @Prop({ type: Array }) history?: StoredChange[];
  /** Published, and yet left out of tests until staff have decided about it. */
  @Prop({ type: Object }) withheld?: { by: string; at: Date };
  /** Name of a question that came with Wattle, so that it is loaded once. */
  @Prop({ type: String }) slug?: string;
}

export type StoredQuestion = QuestionRecord & { _id: Types.ObjectId };

export const QuestionRecordSchema = SchemaFactory.createForClass(QuestionRecord)
  .index({ subject: 1, _id: 1 })
  .index({ subject: 1, updatedAt: -1 })
  .index({ subject: 1, category: 1, _id: 1 })
  .index({ subject: 1, level: 1, _id: 1 })
  .index({ subject: 1, year_level: 1, _id: 1 })
  .index({ subject: 1, fingerprint: 1 })
  .index({ parent_question_id: 1 }, { sparse: true })
  .index({ extract_id: 1 }, { sparse: true })
  .index({ prompt: 1 }, { sparse: true })
  .index({ updatedAt: -1 })
  .index({ importId: 1, _id: 1 }, { partialFilterExpression: { importId: { $exists: true } } })
  .index({ importKey: 1 }, { unique: true, partialFilterExpression: { importKey: { $exists: true } } })
  .index({ slug: 1 }, { unique: true, partialFilterExpression: { slug: { $exists: true } } });

export type QuestionContent = Pick<Question, ContentField>;

export function contentOf(stored: StoredQuestion): QuestionContent {
  return Object.fromEntries(CONTENT_FIELDS.map((field) => [field, stored[field]])) as QuestionContent;
}

export function toQuestion(stored: StoredQuestion): Question {
  const { _id, subject, parent_question_id: parent } = stored;
  const parent_question_id = parent && String(parent);
  return { id: String(_id), subject: SUBJECT_NAMES[subject], ...contentOf(stored), parent_question_id };
}

export function toBankQuestion(stored: StoredQuestion): BankQuestion {
  const { version, updatedAt, updatedBy } = stored;
  return { ...toQuestion(stored), version, updatedAt: updatedAt?.toISOString(), updatedBy };
}

export function isUnpublished(type: Question['type']): boolean {
  return UNPUBLISHED_TYPES.some((unpublished) => unpublished === type);
}

export function isPublished(type: Question['type']): boolean {
  return SERVABLE_TYPES.some((servable) => servable === type);
}

/** Counts the writes of this process to the bank, so that it need not look for them in the database. */
@Injectable()
export class BankChanges {
  count = 0;

  /** For a write that bypasses the models. */
  note(): void {
    this.count += 1;
  }

  follow(schema: MongooseSchema): MongooseSchema {
    const note = () => this.note();
    return schema
      .clone()
      .post('save', note)
      .post('insertMany', note)
      .post('bulkWrite', note)
      .post(['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'], note)
      .post(['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'], note);
  }
}

/** How long changes of other processes may stay unnoticed. */
const CHECK_MS = 1_000;
/** Two changes may have the same date, and clocks of machines differ, so a revision is not reused sooner. */
export const CLOCK_SKEW_MS = 3_000;

/** Names the state of the bank, so that what was made from it can be cached until it changes. */
@Injectable()
export class BankRevision {
  private checked = { at: Number.NEGATIVE_INFINITY, changes: -1 };
  private latest: Promise<string> = Promise.resolve('');

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly changes: BankChanges,
    private readonly clock: Clock,
  ) {}

  current(): Promise<string> {
    const at = this.clock.now().getTime();
    const { count } = this.changes;
    if (Math.abs(at - this.checked.at) >= CHECK_MS || count !== this.checked.changes) {
      this.checked = { at, changes: count };
      this.latest = this.readRevision(at, count);
    }
    return this.latest;
  }

  private async readRevision(now: number, changes: number): Promise<string> {
    try {
      const [newest, size] = await Promise.all([
        this.records.findOne({}, { updatedAt: 1 }).sort({ updatedAt: -1 }).lean<{ updatedAt?: Date }>(),
        this.records.estimatedDocumentCount(),
      ]);
      const changedAt = newest?.updatedAt?.getTime() ?? 0;
      return `${size} ${changedAt} ${changes} ${now - changedAt < CLOCK_SKEW_MS ? now : ''}`;
    } catch (error) {
      this.checked = { at: Number.NEGATIVE_INFINITY, changes: -1 };
      throw error;
    }
  }
}

/** Searches may have any number of keys. */
const MAX_ENTRIES = 500;

export class BankCache<Value> {
  private readonly entries = new LRUCache<string, { revision: string; value: Promise<Value> }>({ max: MAX_ENTRIES });

  constructor(private readonly revision: BankRevision) {}

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const revision = await this.revision.current();
    const cached = this.entries.get(key);
    if (cached?.revision === revision) return cached.value;

    const value = make();
    this.entries.set(key, { revision, value });
    value.catch(() => this.entries.delete(key));
    return value;
  }
}
