import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QUESTION_POOLS, SERVABLE_TYPES, SUBJECT_NAMES, type Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { BankCache, BankRevision } from './bank-revision';
import { type Bank, type Candidate, ofTopic, toBank } from './candidates';
import type { Choice } from './choice';
import { askedGap, fingerprintOf, wordsOf } from './near-duplicates';
import { QuestionRecord, type StoredQuestion } from './question.schema';
import { chooseQuestions } from './question-choice';
import { type VersionRef, versionRefOf } from './question-version.schema';
import { QuestionVersionsService } from './question-versions.service';

type Pool = (typeof QUESTION_POOLS)[number];

export interface Wanted extends Choice {
  subject: Subject;
  pool: Pool;
  /** Only what is about this topic. */
  topic?: string | undefined;
}

type VersionCandidate = Candidate & { ref: VersionRef };

/** The fields that the choice looks at: the whole bank of a subject is read for it, and little of it kept in memory. */
const CANDIDATE_FIELDS = [
  'exam_type',
  'level',
  'category',
  'format',
  'passageKey',
  'pool',
  'image_data',
  'parent_question_id',
  'question',
  'mcq_options',
  'version',
] satisfies (keyof QuestionRecord)[];

/** The questions that tests serve. Generated ones never are, until an admin finalizes them (decision 6). */
@Injectable()
export class ServedQuestionsService {
  private readonly banks: BankCache<Bank<VersionCandidate>>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly versions: QuestionVersionsService,
    revision: BankRevision,
  ) {
    this.banks = new BankCache(revision);
  }

  /** Chooses questions for a test and stores the versions of them that it serves. */
  async chooseVersions({ subject, pool, topic, ...choice }: Wanted): Promise<VersionRef[]> {
    const bank = await this.banks.get(`${pool} ${subject}`, () => this.readBank(subject, pool));
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

  private async readBank(subject: Subject, pool: Pool): Promise<Bank<VersionCandidate>> {
    const stored = await this.records
      .find({ subject, type: { $in: SERVABLE_TYPES } }, CANDIDATE_FIELDS.join(' '))
      .sort({ _id: 1 })
      .lean<StoredQuestion[]>();
    return toBank(ofPool(stored, pool).map(toCandidate));
  }
}

/** What no pool is named for is for tests. */
function storedAs(pool: Pool) {
  return pool === 'Tests' ? { $ne: 'Free assessment' as const } : pool;
}

/** A passage of which a question is of another pool is served to nobody: its text would be known to both sides. */
function ofPool(stored: readonly StoredQuestion[], wanted: Pool): StoredQuestion[] {
  const isOther = ({ pool = 'Tests' }: StoredQuestion) => pool !== wanted;
  const mixed = new Set(stored.filter(isOther).map(({ passageKey }) => passageKey));
  return stored.filter((each) => !isOther(each) && !(each.passageKey && mixed.has(each.passageKey)));
}

function toCandidate(stored: StoredQuestion): VersionCandidate {
  const { _id, exam_type, level, category, format, passageKey, image_data, parent_question_id } = stored;
  return {
    id: String(_id),
    ref: versionRefOf(stored),
    exam_type,
    level,
    category,
    format,
    passageKey,
    image_data,
    generatedFrom: String(parent_question_id ?? _id),
    fingerprint: fingerprintOf(stored),
    words: wordsOf(stored),
    gap: askedGap(stored),
  };
}
