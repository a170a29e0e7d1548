import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SERVABLE_TYPES, SUBJECT_NAMES, type Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { QuestionRecord, type StoredQuestion } from '../../bank/questions/question.schema';
import { type VersionRef, versionRefOf } from '../../bank/questions/question-version.schema';
import { QuestionVersionsService } from '../../bank/questions/question-versions.service';
import { ofTopic } from './candidates';
import { CandidatesService, type Pool } from './candidates.service';
import type { Choice } from './choice';
import { chooseQuestions } from './question-choice';

export interface Wanted extends Choice {
  subject: Subject;
  pool: Pool;
  /** Only what is about this topic. */
  topic?: string | undefined;
}

/** The questions that tests serve. Generated ones never are, until an admin finalizes them (decision 6). */
@Injectable()
export class ServedQuestionsService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly candidates: CandidatesService,
    private readonly versions: QuestionVersionsService,
  ) {}

  /** Chooses questions for a test and stores the versions of them that it serves. */
  async chooseVersions({ subject, pool, topic, ...choice }: Wanted): Promise<VersionRef[]> {
    const bank = await this.candidates.bank(subject, pool);
    const asked = topic === undefined ? bank : ofTopic(bank, SUBJECT_NAMES[subject], topic);
    const refs = chooseQuestions(asked, choice).map(({ ref }) => ref);
    const unknown = refs.filter((ref) => !this.versions.has(ref));
    if (unknown.length === 0) return refs;

    // They may have changed since the bank was read: what is stored is what is there now.
    const stored = await this.records
      .find({
        _id: { $in: unknown.map(({ questionId }) => questionId) },
        type: { $in: SERVABLE_TYPES },
        pool: storedAs(pool),
      })
      .lean<StoredQuestion[]>();
    await this.versions.store(stored);
    const current = new Map(stored.map((question) => [String(question._id), versionRefOf(question)]));
    return refs.flatMap((ref) => (unknown.includes(ref) ? (current.get(ref.questionId) ?? []) : ref));
  }
}

/** What no pool is named for is for tests. */
function storedAs(pool: Pool) {
  return pool === 'Tests' ? { $ne: 'Free assessment' as const } : pool;
}
