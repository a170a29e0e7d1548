import { Injectable } from '@nestjs/common';
import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import { type Bank, CandidatesService, ofTopic, type VersionCandidate } from '../../bank';
import { practisedSkillsOf } from '../skills/skill-score';

/** With the skills that it practises, which may follow from its topic. */
export type PracticeCandidate = VersionCandidate & { skills: string[] };

type BySkill = ReadonlyMap<string, readonly PracticeCandidate[]>;

/** The questions that tests may serve, by the skills that they practise. */
@Injectable()
export class PracticeCandidates {
  /** Of each state of the bank. */
  private readonly indexes = new WeakMap<Bank<VersionCandidate>, BySkill>();

  constructor(private readonly candidates: CandidatesService) {}

  async bySkill(): Promise<BySkill> {
    const indexes = await Promise.all(SUBJECTS.map(async (subject) => this.indexOf(subject)));
    return new Map(indexes.flatMap((index) => [...index]));
  }

  async ofTopic(subject: Subject, topic: string): Promise<PracticeCandidate[]> {
    return listOf(subject, ofTopic(await this.candidates.bank(subject, 'Tests'), SUBJECT_NAMES[subject], topic));
  }

  private async indexOf(subject: Subject): Promise<BySkill> {
    const bank = await this.candidates.bank(subject, 'Tests');
    const index = this.indexes.get(bank) ?? indexBySkill(listOf(subject, bank));
    this.indexes.set(bank, index);
    return index;
  }
}

function listOf(subject: Subject, { cells }: Bank<VersionCandidate>): PracticeCandidate[] {
  const candidates = cells.flatMap(({ groups }) => groups.flat());
  return candidates.map((each) => ({
    ...each,
    skills: practisedSkillsOf({ ...each, subject: SUBJECT_NAMES[subject] }),
  }));
}

function indexBySkill(candidates: readonly PracticeCandidate[]): BySkill {
  const index = new Map<string, PracticeCandidate[]>();
  for (const candidate of candidates) {
    for (const skill of candidate.skills) entryOf(index, skill).push(candidate);
  }
  return index;
}

function entryOf(index: Map<string, PracticeCandidate[]>, skill: string): PracticeCandidate[] {
  const entry = index.get(skill) ?? [];
  index.set(skill, entry);
  return entry;
}
