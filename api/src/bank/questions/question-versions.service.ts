import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QUESTION_POOLS, type Question, SERVABLE_TYPES } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { LRUCache } from 'lru-cache';
import { Model } from 'mongoose';
import { ENVIRONMENT } from '../../infrastructure';
import { QuestionRecord, type StoredQuestion } from './question.schema';
import {
  QuestionVersionRecord,
  toQuestionVersion,
  toServedQuestion,
  type VersionRef,
  versionId,
  versionRefOf,
} from './question-version.schema';

export type Pool = (typeof QUESTION_POOLS)[number];

/** One version of one question. */
export interface QuestionVersion {
  question: Question;
  /** As a child is served it, as JSON: it is serialised once and sent to thousands. */
  served: string;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** The versions of questions that tests have served. They never change, so what was read once is cached. */
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

  /** Whether this version is known to be stored. */
  has(ref: VersionRef): boolean {
    return this.cache.has(versionId(ref));
  }

  /** Stores the current versions of questions for good. */
  private async store(questions: readonly StoredQuestion[]): Promise<void> {
    const versions = questions.map(toQuestionVersion);
    if (versions.length === 0) return;
    const { upsertedIds } = await this.records.bulkWrite(
      versions.map(({ _id, question }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { question } }, upsert: true },
      })),
      { ordered: false },
    );
    // Of a version that was stored before, find reads what was stored: another process may have seen another text.
    for (const index of Object.keys(upsertedIds)) this.remember(versions[Number(index)] as QuestionVersionRecord);
  }

  /** Stores the current versions of the questions that may still be served, and returns what names them. */
  async storeCurrent(ids: readonly string[], pool: Pool): Promise<VersionRef[]> {
    const stored = await this.questions
      .find({ _id: { $in: ids }, type: { $in: SERVABLE_TYPES }, pool: storedAs(pool) })
      .lean<StoredQuestion[]>();
    await this.store(stored);
    return stored.map(versionRefOf);
  }

  /** The versions that are referred to, in the order of the references. */
  async find(refs: readonly VersionRef[]): Promise<QuestionVersion[]> {
    const ids = refs.map(versionId);
    // Taken from the cache first: what is read below may push it out.
    const found = new Map(ids.map((id) => [id, this.cache.get(id)]));
    const unknown = ids.filter((id) => !found.get(id));
    if (unknown.length > 0) {
      const versions = await this.records.find({ _id: { $in: unknown } }).lean<QuestionVersionRecord[]>();
      for (const version of versions) found.set(version._id, this.remember(version));
    }
    return ids.map((id) => {
      const version = found.get(id);
      if (!version) throw new Error(`The question version ${id} was served and is gone`);
      return version;
    });
  }

  private remember({ _id, question }: QuestionVersionRecord): QuestionVersion {
    const version = { question, served: JSON.stringify(toServedQuestion(question, this.environment.answerKeys)) };
    this.cache.set(_id, version);
    return version;
  }
}

/** What no pool is named for is for tests. */
function storedAs(pool: Pool) {
  return pool === 'Tests' ? { $ne: 'Free assessment' as const } : pool;
}

/** What is served under one name: a list of questions, or one, or none. */
export type Served = readonly QuestionVersion[] | QuestionVersion | null;

/** An object as JSON, to which questions are added as they were serialised before. */
export function jsonWithQuestions(fields: object, questions: Record<string, Served>): string {
  const properties = Object.entries(questions).map(([name, served]) => `${JSON.stringify(name)}:${jsonOf(served)}`);
  return `{${[JSON.stringify(fields).slice(1, -1), ...properties].filter(Boolean).join()}}`;
}

function jsonOf(served: Served): string {
  if (served === null) return 'null';
  return 'served' in served ? served.served : `[${served.map((version) => version.served).join()}]`;
}
