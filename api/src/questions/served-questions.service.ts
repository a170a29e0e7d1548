import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SERVABLE_TYPES, type Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { BankCache, BankRevision } from './bank-revision';
import { askedGap, fingerprintOf, wordsOf } from './near-duplicates';
import { QuestionRecord, type StoredQuestion } from './question.schema';
import { type Bank, type Candidate, type Choice, chooseQuestions, groupByPassage } from './question-choice';
import { type VersionRef, versionRefOf } from './question-version.schema';
import { QuestionVersionsService } from './question-versions.service';

export interface Wanted extends Choice {
  subject: Subject;
}

type VersionCandidate = Candidate & { ref: VersionRef };

/** The fields that the choice looks at: the whole bank of a subject is read for it, and little of it kept in memory. */
const CANDIDATE_FIELDS = [
  'exam_type',
  'passageKey',
  'image_data',
  'parent_question_id',
  'question',
  'mcq_options',
  'version',
  'format',
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
  async chooseVersions({ subject, ...choice }: Wanted): Promise<VersionRef[]> {
    const bank = await this.banks.get(subject, () => this.readBank(subject));
    const refs = chooseQuestions(bank, choice).map(({ ref }) => ref);
    const unknown = refs.filter((ref) => !this.versions.has(ref));
    if (unknown.length === 0) return refs;

    // They may have changed since the bank was read: what is stored is what is there now.
    const stored = await this.records
      .find({ _id: { $in: unknown.map(({ questionId }) => questionId) }, type: { $in: SERVABLE_TYPES } })
      .lean<StoredQuestion[]>();
    await this.versions.store(stored);
    const current = new Map(stored.map((question) => [String(question._id), versionRefOf(question)]));
    return refs.flatMap((ref) => (unknown.includes(ref) ? (current.get(ref.questionId) ?? []) : ref));
  }

  private async readBank(subject: Subject): Promise<Bank<VersionCandidate>> {
    const stored = await this.records
      .find({ subject, type: { $in: SERVABLE_TYPES } }, CANDIDATE_FIELDS.join(' '))
      .sort({ _id: 1 })
      .lean<StoredQuestion[]>();
    return groupByPassage(stored.map(toCandidate));
  }
}

function toCandidate(stored: StoredQuestion): VersionCandidate {
  const { _id, exam_type, passageKey, image_data, parent_question_id } = stored;
  return {
    id: String(_id),
    ref: versionRefOf(stored),
    exam_type,
    passageKey,
    image_data,
    generatedFrom: String(parent_question_id ?? _id),
    fingerprint: fingerprintOf(stored),
    words: wordsOf(stored),
    gap: askedGap(stored),
  };
}
