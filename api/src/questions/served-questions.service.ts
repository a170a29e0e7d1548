import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SERVABLE_TYPES, type Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { BankRevision, MadeFromBank } from './bank-revision';
import { fingerprintOf, wordsOf } from './near-duplicates';
import { QuestionRecord, type StoredQuestion } from './question.schema';
import { type Bank, type Candidate, type Choice, chooseQuestions, groupByPassage } from './question-choice';
import { type VersionRef, versionRefOf } from './question-version.schema';
import { QuestionVersionsService } from './question-versions.service';

export interface Wanted extends Choice {
  subject: Subject;
}

type VersionCandidate = Candidate & { pin: VersionRef };

/** What the choice looks at; the whole bank of a subject is read for it, and little of it kept. */
const LOOKED_AT = [
  'exam_type',
  'passageKey',
  'image_data',
  'parent_question_id',
  'question',
  'mcq_options',
  'version',
] satisfies (keyof QuestionRecord)[];

/** The questions that tests serve. Generated ones never are, until an admin finalizes them (decision 6). */
@Injectable()
export class ServedQuestionsService {
  private readonly banks: MadeFromBank<Bank<VersionCandidate>>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly versions: QuestionVersionsService,
    revision: BankRevision,
  ) {
    this.banks = new MadeFromBank(revision);
  }

  /** Chooses questions for a test and keeps their wording for it. */
  async chooseVersions({ subject, ...choice }: Wanted): Promise<VersionRef[]> {
    const bank = await this.banks.get(subject, () => this.readBank(subject));
    const pins = chooseQuestions(bank, choice).map(({ pin }) => pin);
    const unknown = pins.filter((pin) => !this.versions.has(pin));
    if (unknown.length === 0) return pins;

    // They may have changed since the bank was read: what is kept is what is there now.
    const stored = await this.records
      .find({ _id: { $in: unknown.map(({ questionId }) => questionId) }, type: { $in: SERVABLE_TYPES } })
      .lean<StoredQuestion[]>();
    await this.versions.keep(stored);
    const current = new Map(stored.map((question) => [String(question._id), versionRefOf(question)]));
    return pins.flatMap((pin) => (unknown.includes(pin) ? (current.get(pin.questionId) ?? []) : pin));
  }

  private async readBank(subject: Subject): Promise<Bank<VersionCandidate>> {
    const stored = await this.records
      .find({ subject, type: { $in: SERVABLE_TYPES } }, LOOKED_AT.join(' '))
      .sort({ _id: 1 })
      .lean<StoredQuestion[]>();
    return groupByPassage(stored.map(toCandidate));
  }
}

function toCandidate(stored: StoredQuestion): VersionCandidate {
  const { _id, exam_type, passageKey, image_data, parent_question_id } = stored;
  return {
    id: String(_id),
    pin: versionRefOf(stored),
    exam_type,
    passageKey,
    image_data,
    family: String(parent_question_id ?? _id),
    fingerprint: fingerprintOf(stored),
    words: wordsOf(stored),
  };
}
