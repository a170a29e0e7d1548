import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type QUESTION_POOLS, SERVABLE_TYPES } from '@wattle/contract/constants';
import type { ModelAnswer } from '@wattle/contract/model-answers';
import type { Question, QuestionPayload } from '@wattle/contract/questions';
import type { Environment } from '@wattle/environment';
import { LRUCache } from 'lru-cache';
import { Model } from 'mongoose';
import { ENVIRONMENT } from '../../infrastructure';
import { contentOf, QuestionRecord, type StoredQuestion, toQuestion } from './question.schema';
import { changesBetween, changesText } from './question-history';

export interface VersionRef {
  questionId: string;
  version: number;
}

/** A question as a test served it, with what only the page of a child's own text shows once the child has judged it. */
type VersionedQuestion = Question & { model_answers?: ModelAnswer[] | undefined };

/**
 * A version of a question, written when a test first serves it. It never changes, so that edits and deletions do not
 * affect past attempts.
 */
@Schema({ collection: 'question_versions', versionKey: false })
export class QuestionVersionRecord {
  @Prop({ type: String }) _id!: string;
  @Prop({ type: Object, required: true }) question!: VersionedQuestion;
}

export const QuestionVersionRecordSchema = SchemaFactory.createForClass(QuestionVersionRecord);

export function versionRefOf({ _id, version }: StoredQuestion): VersionRef {
  return { questionId: String(_id), version };
}

/** What a child may see before submitting. It is an allow-list, so that a new field is not sent by mistake. */
function toQuestionPayload(stored: Question, keys: 'sealed' | 'open'): QuestionPayload {
  const { correct_answer, explanation, wrong_turns } = stored;
  return {
    id: stored.id,
    subject: stored.subject,
    question: stored.question,
    mcq_options: stored.mcq_options,
    image_data: stored.image_data,
    image_description: stored.image_description,
    category: stored.category,
    text_format: stored.text_format,
    format: stored.format,
    text: stored.text,
    extract_text: stored.extract_text,
    ...(keys === 'open' && { correct_answer, explanation, wrong_turns }),
  };
}

export type Pool = (typeof QUESTION_POOLS)[number];

export interface QuestionVersion {
  question: VersionedQuestion;
  /** The JSON for children: it is serialised once and sent to thousands. */
  served: string;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** The versions of questions that tests have served. They never change, so they are cached. */
@Injectable()
export class QuestionVersionsService {
  private readonly cache = new LRUCache<string, QuestionVersion>({
    maxSize: CACHE_BYTES,
    // As JSON for the child, and as an object with key and explanation.
    sizeCalculation: ({ served }) => 3 * served.length + 500,
  });

  constructor(
    @InjectModel(QuestionVersionRecord.name) private readonly records: Model<QuestionVersionRecord>,
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Whether this process knows that the version is stored. */
  has(ref: VersionRef): boolean {
    return this.cache.has(versionId(ref));
  }

  private async store(questions: readonly StoredQuestion[]): Promise<void> {
    const versions = questions.map(toQuestionVersion);
    if (versions.length === 0) return;
    const { upsertedIds } = await this.records.bulkWrite(
      versions.map(({ _id, question }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { question } }, upsert: true },
      })),
      { ordered: false },
    );
    // Versions that were stored before are read by `find`: another process may have stored another text.
    for (const index of Object.keys(upsertedIds)) this.remember(versions[Number(index)] as QuestionVersionRecord);
  }

  async storeCurrent(ids: readonly string[], pool: Pool): Promise<VersionRef[]> {
    const stored = await this.questions
      .find({ _id: { $in: ids }, type: { $in: SERVABLE_TYPES }, pool: storedAs(pool), withheld: { $exists: false } })
      .lean<StoredQuestion[]>();
    await this.store(stored);
    return stored.map(versionRefOf);
  }

  async find(refs: readonly VersionRef[]): Promise<QuestionVersion[]> {
    const found = await this.findStored(refs);
    return found.map((version, index) => {
      if (!version)
        throw new Error(`The question version ${versionId(refs[index] as VersionRef)} was served and is gone`);
      return version;
    });
  }

  /** Undefined where one is gone. */
  async findStored(refs: readonly VersionRef[]): Promise<(QuestionVersion | undefined)[]> {
    const ids = refs.map(versionId);
    // Taken from the cache first: what is read below may evict it.
    const found = new Map(ids.map((id) => [id, this.cache.get(id)]));
    const unknown = ids.filter((id) => !found.get(id));
    if (unknown.length > 0) {
      const versions = await this.records.find({ _id: { $in: unknown } }).lean<QuestionVersionRecord[]>();
      for (const version of versions) found.set(version._id, this.remember(version));
    }
    return ids.map((id) => found.get(id));
  }

  /** Whether a question says something else than each of its versions that was served, or was deleted. */
  async areAllCorrected(refs: readonly VersionRef[]): Promise<boolean> {
    const served = await this.find(refs);
    const _id = { $in: refs.map(({ questionId }) => questionId) };
    const found = await this.questions.find({ _id }, { history: 0 }).lean<StoredQuestion[]>();
    const current = new Map(found.map((question) => [String(question._id), contentOf(question)]));
    return served.every(({ question }) => {
      const now = current.get(question.id);
      return !now || changesText(changesBetween(question, now));
    });
  }

  /** Without keys, also where tests on the screen are sent them. */
  sealed({ question }: QuestionVersion): QuestionPayload {
    return toQuestionPayload(question, 'sealed');
  }

  private remember({ _id, question }: QuestionVersionRecord): QuestionVersion {
    const version = { question, served: JSON.stringify(toQuestionPayload(question, this.environment.answerKeys)) };
    this.cache.set(_id, version);
    return version;
  }
}

export function versionId({ questionId, version }: VersionRef): string {
  return `${questionId}:${version}`;
}

/**
 * Equal for versions of a question that children cannot tell apart and that have one key: what they answered to one of
 * them they would have answered to the other.
 */
export function contentKeyOf(question: Question): string {
  const { question: stem, mcq_options, text, extract_text, image_data, format, text_format, correct_answer } = question;
  const seen = [stem, mcq_options, text, extract_text, image_data, format, text_format, keyLetterOf(correct_answer)];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 16);
}

/** As the rule of marking has it. */
export function keyLetterOf(key = ''): string {
  return key.trim().charAt(0);
}

function toQuestionVersion(stored: StoredQuestion): QuestionVersionRecord {
  return {
    _id: versionId(versionRefOf(stored)),
    question: { ...toQuestion(stored), model_answers: stored.model_answers },
  };
}

/** Questions without a pool are for tests. */
function storedAs(pool: Pool) {
  return pool === 'Tests' ? { $ne: 'Free assessment' as const } : pool;
}

export type SerializedQuestions = readonly QuestionVersion[] | QuestionVersion | null;

export function jsonWithQuestions(fields: object, questions: Record<string, SerializedQuestions>): string {
  const properties = Object.entries(questions).map(([name, payload]) => `${JSON.stringify(name)}:${jsonOf(payload)}`);
  return `{${[JSON.stringify(fields).slice(1, -1), ...properties].filter(Boolean).join()}}`;
}

function jsonOf(payload: SerializedQuestions): string {
  if (payload === null) return 'null';
  return 'served' in payload ? payload.served : `[${payload.map((version) => version.served).join()}]`;
}
