import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Question } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { LRUCache } from 'lru-cache';
import { Model } from 'mongoose';
import { ENVIRONMENT } from '../config/environment.module';
import type { StoredQuestion } from './question.schema';
import {
  QuestionVersionRecord,
  toQuestionVersion,
  toServedQuestion,
  type VersionRef,
  versionId,
} from './question-version.schema';

/** One wording of one question. */
export interface QuestionVersion {
  question: Question;
  /** As a child is served it, as JSON: it is written once and sent to thousands. */
  served: string;
}

const MEMORY_BYTES = 64 * 1024 * 1024;

/** The versions that tests have served. They never change, so that what was read once is kept in memory. */
@Injectable()
export class QuestionVersionsService {
  private readonly known = new LRUCache<string, QuestionVersion>({
    maxSize: MEMORY_BYTES,
    // As JSON for the child, and as an object with key and explanation.
    sizeCalculation: ({ served }) => 3 * served.length + 500,
  });

  constructor(
    @InjectModel(QuestionVersionRecord.name) private readonly records: Model<QuestionVersionRecord>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Whether this wording is known to be kept. */
  has(pin: VersionRef): boolean {
    return this.known.has(versionId(pin));
  }

  /** Keeps questions for good, as they are worded now. */
  async keep(questions: readonly StoredQuestion[]): Promise<void> {
    const versions = questions.map(toQuestionVersion);
    if (versions.length === 0) return;
    await this.records.bulkWrite(
      versions.map(({ _id, question }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { question } }, upsert: true },
      })),
      { ordered: false },
    );
    for (const version of versions) this.remember(version);
  }

  /** The versions that were pinned, in the order of the pins. */
  async find(pins: readonly VersionRef[]): Promise<QuestionVersion[]> {
    const ids = pins.map(versionId);
    // Taken now: what is read below may push it out of the memory.
    const found = new Map(ids.map((id) => [id, this.known.get(id)]));
    const unknown = ids.filter((id) => !found.get(id));
    if (unknown.length > 0) {
      const versions = await this.records.find({ _id: { $in: unknown } }).lean<QuestionVersionRecord[]>();
      for (const version of versions) found.set(version._id, this.remember(version));
    }
    return ids.map((id) => {
      const wording = found.get(id);
      if (!wording) throw new Error(`The wording ${id} was served and is gone`);
      return wording;
    });
  }

  private remember({ _id, question }: QuestionVersionRecord): QuestionVersion {
    const wording = { question, served: JSON.stringify(toServedQuestion(question, this.environment.answerKeys)) };
    this.known.set(_id, wording);
    return wording;
  }
}

/** What is served under one name: a list of questions, or one, or none. */
export type Served = readonly QuestionVersion[] | QuestionVersion | null;

/** An object as JSON, to which questions are added as they were written long ago. */
export function jsonWithQuestions(fields: object, questions: Record<string, Served>): string {
  const properties = Object.entries(questions).map(([name, served]) => `${JSON.stringify(name)}:${jsonOf(served)}`);
  return `{${[JSON.stringify(fields).slice(1, -1), ...properties].filter(Boolean).join()}}`;
}

function jsonOf(served: Served): string {
  if (served === null) return 'null';
  return 'served' in served ? served.served : `[${served.map((wording) => wording.served).join()}]`;
}
