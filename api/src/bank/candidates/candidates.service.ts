import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { QUESTION_POOLS, SUBJECTS, type Subject } from '@wattle/contract/constants';
import { Model, type QueryFilter } from 'mongoose';
import { Clock } from '../../infrastructure';
import { askedGap, fingerprintOf, wordsOf } from '../questions/near-duplicates';
import {
  BankCache,
  BankRevision,
  CLOCK_SKEW_MS,
  isPublished,
  QuestionRecord,
  type StoredQuestion,
} from '../questions/question.schema';
import { type Pool, type VersionRef, versionRefOf } from '../questions/question-versions.service';
import { type Bank, type Candidate, toBank } from './candidates';

export type VersionCandidate = Candidate & { ref: VersionRef };

interface ReadQuestion {
  id: string;
  subject: Subject;
  version: number;
  pool: Pool;
  /** Absent for questions that no test may serve. */
  candidate: VersionCandidate | undefined;
}

type ServableQuestion = ReadQuestion & { candidate: VersionCandidate };

/** A change with a date that came too late, as after a failover, is found with the first change after this time. */
const COMPARE_MS = 300_000;

/** The whole bank is read once, so only these fields of it. */
const CANDIDATE_FIELDS = [
  'subject',
  'type',
  'exam_type',
  'level',
  'category',
  'skills',
  'format',
  'year_level',
  'passageKey',
  'pool',
  'image_data',
  'parent_question_id',
  'question',
  'mcq_options',
  'version',
  'withheld',
  'updatedAt',
] satisfies (keyof QuestionRecord)[];

/** The questions that tests may be chosen from, in memory. After a change only changed questions are read. */
@Injectable()
export class CandidatesService {
  private readonly questions = new Map<string, ReadQuestion>();
  private readonly banks = new Map<string, Bank<VersionCandidate>>();
  private readonly refreshes: BankCache<void>;
  private latest: Promise<void> = Promise.resolve();
  private changedAt = 0;
  private comparedAt = Number.NEGATIVE_INFINITY;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    revision: BankRevision,
    private readonly clock: Clock,
  ) {
    this.refreshes = new BankCache(revision);
  }

  async bank(subject: Subject, pool: Pool): Promise<Bank<VersionCandidate>> {
    await this.refreshes.get('', () => this.refreshInTurn());
    const key = bankKey(subject, pool);
    const bank = this.banks.get(key) ?? this.makeBank(subject, pool);
    this.banks.set(key, bank);
    return bank;
  }

  private makeBank(subject: Subject, pool: Pool): Bank<VersionCandidate> {
    const served = [...this.questions.values()].filter(isServable).filter((each) => each.subject === subject);
    return toBank(ofPool(served.sort(byId), pool));
  }

  private refreshInTurn(): Promise<void> {
    this.latest = this.latest.catch(() => undefined).then(() => this.refresh());
    return this.latest;
  }

  private async refresh(): Promise<void> {
    if (Math.abs(this.clock.now().getTime() - this.comparedAt) >= COMPARE_MS) return this.compare();
    const sizeBefore = await this.records.estimatedDocumentCount();
    await this.read({ updatedAt: { $gte: new Date(this.changedAt - CLOCK_SKEW_MS) } });
    const size = await this.records.estimatedDocumentCount();
    // During an import the sizes differ; the next revision of the bank leads here again.
    if (size === sizeBefore && size !== this.questions.size) await this.compare();
  }

  /** Compares ids and versions with those that were read, because a deleted question has no `updatedAt`. */
  private async compare(): Promise<void> {
    const comparedAt = this.clock.now().getTime();
    const isFirst = this.questions.size === 0;
    for (const subject of SUBJECTS) await (isFirst ? this.read({ subject }) : this.compareSubject(subject));
    this.comparedAt = comparedAt;
  }

  private async compareSubject(subject: Subject): Promise<void> {
    const stored = await this.records.find({ subject }, 'version').lean<StoredQuestion[]>();
    const versions = new Map(stored.map(({ _id, version }) => [String(_id), version]));
    for (const known of this.questions.values()) {
      if (known.subject === subject && !versions.has(known.id)) this.forget(known);
    }
    const others = stored.filter(({ _id, version }) => this.questions.get(String(_id))?.version !== version);
    if (others.length > 0) await this.read({ subject, _id: { $in: others.map(({ _id }) => _id) } });
  }

  private async read(filter: QueryFilter<QuestionRecord>): Promise<void> {
    const found = this.records
      .find(filter, CANDIDATE_FIELDS.join(' '))
      .lean<StoredQuestion>()
      .cursor({ batchSize: 500 });
    let newest = this.changedAt;
    for await (const stored of found) {
      newest = Math.max(newest, stored.updatedAt?.getTime() ?? 0);
      if (this.questions.get(String(stored._id))?.version !== stored.version) this.remember(toReadQuestion(stored));
    }
    // Not before the end, so that an interrupted read is repeated.
    this.changedAt = newest;
  }

  private remember(question: ReadQuestion): void {
    this.questions.set(question.id, question);
    this.dropBanks(question.subject);
  }

  private forget({ id, subject }: ReadQuestion): void {
    this.questions.delete(id);
    this.dropBanks(subject);
  }

  private dropBanks(subject: Subject): void {
    for (const pool of QUESTION_POOLS) this.banks.delete(bankKey(subject, pool));
  }
}

function bankKey(subject: Subject, pool: Pool): string {
  return `${pool} ${subject}`;
}

/** A passage with questions of both pools is not served, because both audiences would know its text. */
function ofPool(served: readonly ServableQuestion[], asked: Pool): VersionCandidate[] {
  const mixed = new Set(served.filter(({ pool }) => pool !== asked).map(({ candidate }) => candidate.passageKey));
  return served
    .filter(({ pool, candidate: { passageKey } }) => pool === asked && !(passageKey && mixed.has(passageKey)))
    .map(({ candidate }) => candidate);
}

/** The same order in all processes, so that they serve a visitor the same first questions. */
function byId(one: ReadQuestion, other: ReadQuestion): number {
  return one.id < other.id ? -1 : 1;
}

function isServable(question: ReadQuestion): question is ServableQuestion {
  return question.candidate !== undefined;
}

function toReadQuestion(stored: StoredQuestion): ReadQuestion {
  const { _id, subject, version, type, withheld, pool = 'Tests' } = stored;
  const candidate = isPublished(type) && !withheld ? toCandidate(stored) : undefined;
  return { id: String(_id), subject, version, pool, candidate };
}

function toCandidate(stored: StoredQuestion): VersionCandidate {
  const { _id, exam_type, level, category, skills, format, year_level, passageKey, image_data } = stored;
  return {
    id: String(_id),
    ref: versionRefOf(stored),
    exam_type,
    level,
    category,
    skills,
    format,
    year_level,
    passageKey,
    image_data,
    generatedFrom: String(stored.parent_question_id ?? _id),
    fingerprint: fingerprintOf(stored),
    words: wordsOf(stored),
    gap: askedGap(stored),
  };
}
