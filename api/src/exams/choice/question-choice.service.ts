import { Injectable } from '@nestjs/common';
import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { CandidatesService, ofTopic, type Pool, QuestionVersionsService, type VersionRef } from '../../bank';
import type { Choice } from './choice';
import { chooseQuestions } from './question-choice';

export interface Wanted extends Choice {
  subject: Subject;
  pool: Pool;
  topic?: string | undefined;
}

/** Generated questions are not served before an admin finalizes them (docs/published.md, fields). */
@Injectable()
export class QuestionChoiceService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly versions: QuestionVersionsService,
  ) {}

  async chooseVersions({ subject, pool, topic, ...choice }: Wanted): Promise<VersionRef[]> {
    const bank = await this.candidates.bank(subject, pool);
    const asked = topic === undefined ? bank : ofTopic(bank, SUBJECT_NAMES[subject], topic);
    return this.storeVersions(
      chooseQuestions(asked, choice).map(({ ref }) => ref),
      pool,
    );
  }

  /** Stores those that no test has served yet. */
  async storeVersions(refs: readonly VersionRef[], pool: Pool): Promise<VersionRef[]> {
    const unknown = refs.filter((ref) => !this.versions.has(ref)).map(({ questionId }) => questionId);
    if (unknown.length === 0) return [...refs];

    // They may have changed since the bank was read, so the current versions are stored.
    const stored = await this.versions.storeCurrent(unknown, pool);
    const current = new Map(stored.map((ref) => [ref.questionId, ref]));
    return refs.flatMap((ref) => (unknown.includes(ref.questionId) ? (current.get(ref.questionId) ?? []) : ref));
  }
}
