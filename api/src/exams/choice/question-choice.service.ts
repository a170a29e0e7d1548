import { Injectable } from '@nestjs/common';
import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import type { Level } from '@wattle/contract/questions';
import { LATER_YEARS } from '@wattle/contract/skills';
import type { Mix } from '@wattle/contract/test-kinds';
import {
  areNearDuplicates,
  type Bank,
  type Candidate,
  CandidatesService,
  type Cell,
  type Group,
  ofTopic,
  type Pool,
  QuestionVersionsService,
  type VersionRef,
} from '../../bank';
import { type Choice, cellsInTiers, levelShare, shuffled, sumOf, UnseenGroups, yearShare } from './candidates';
import { choosePassages } from './choose-passages';

export interface QuestionRequest extends Choice {
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

  async chooseVersions({ subject, pool, topic, ...choice }: QuestionRequest): Promise<VersionRef[]> {
    const bank = await this.candidates.bank(subject, pool);
    const choosable = topic === undefined ? bank : ofTopic(bank, SUBJECT_NAMES[subject], topic);
    return this.storeVersions(
      chooseQuestions(choosable, choice).map(({ ref }) => ref),
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

/**
 * Chooses the questions of a test, none twice, near-duplicates only as a last resort, and passages with all of their
 * questions. It reads no more of a large bank than necessary.
 */
export function chooseQuestions<C extends Candidate>(bank: Bank<C>, choice: Choice): C[] {
  return bank.hasPassages ? choosePassages(bank, choice) : chooseByMix(bank, choice);
}

/** Chooses single questions. Among equally new and preferred ones, it takes what the mix lacks most. */
function chooseByMix<C extends Candidate>(bank: Bank<C>, choice: Choice): C[] {
  const { count } = choice;
  const chosen: C[] = [];
  const lastResort: C[] = [];
  const seenFingerprints = new Set<string>();
  for (const candidate of candidatesOf(bank, choice, (taken) => chosen.at(-1) === taken)) {
    if (seenFingerprints.has(candidate.fingerprint)) continue;
    seenFingerprints.add(candidate.fingerprint);
    const isOneTooMany = chosen.some((other) => areNearDuplicates(candidate, other) || areLater(candidate, other));
    (isOneTooMany ? lastResort : chosen).push(candidate);
    if (chosen.length === count) break;
  }
  return [...chosen, ...lastResort.slice(0, count - chosen.length)];
}

const areLater = (...both: readonly Candidate[]) => both.every(({ skills = [] }) => skills.includes(LATER_YEARS));

interface OpenCell<C extends Candidate> {
  cell: Cell<C>;
  remaining: Iterator<Group<C>>;
}

/** @param isChosen - Whether the last candidate was taken: only then it counts for the mix. */
function* candidatesOf<C extends Candidate>(
  bank: Bank<C>,
  choice: Choice,
  isChosen: (candidate: C) => boolean,
): Generator<C> {
  const { mix, grade, random, lastSeen } = choice;
  const unseen = new UnseenGroups<C>(lastSeen, random);
  const balance = new MixBalance(mix, [...new Set(bank.cells.map(({ topic }) => topic))], grade);
  const tiers = cellsInTiers(bank, choice);
  const full: OpenCell<C>[] = [];
  for (const [tier, cells] of [...tiers, undefined].entries()) {
    let open = cells
      ? [...shuffled(cells, random)].map((cell): OpenCell<C> => ({ cell, remaining: unseen.of(cell, tier) }))
      : full;
    while (open.length > 0) {
      const next = mostMissing(open, balance);
      const isFull = cells !== undefined && balance.isFull(next.cell, choice);
      if (isFull) full.push(next);
      const group: Group<C> | undefined = isFull ? undefined : next.remaining.next().value;
      if (!group) {
        open = open.filter((each) => each !== next);
        continue;
      }
      yield group[0];
      if (isChosen(group[0])) balance.take(next.cell);
    }
  }
  yield* unseen.passedOver().flat();
}

function mostMissing<C extends Candidate>(open: readonly OpenCell<C>[], balance: MixBalance): OpenCell<C> {
  const fills = open.map(({ cell }) => balance.fillOf(cell));
  return open[fills.indexOf(Math.min(...fills))] as OpenCell<C>;
}

/** Most easy questions are of early years, and a child's year says more about what it can do than a level of the bank. */
const WEIGHT_OF_YEAR = 2;

interface Kind {
  level: Level | undefined;
  topic: string | undefined;
  year: number | undefined;
}

/** Tells what a test lacks most, by the method of Sainte-Laguë. */
class MixBalance {
  private readonly taken = new Map<string, number>();
  private readonly topicShares: number;

  constructor(
    private readonly mix: Mix,
    topics: readonly (string | undefined)[],
    private readonly grade?: number,
  ) {
    this.topicShares = sumOf(topics.map((topic) => this.shareOfTopic(topic)));
  }

  take({ level, topic, year }: Kind): void {
    for (const key of [levelKey(level), topicKey(topic), this.yearKey(year)])
      this.taken.set(key, this.takenOf(key) + 1);
  }

  /** Where an exam asks little that is easy, questions of other years are taken before more of these. */
  isFull({ level }: Kind, { count }: Choice): boolean {
    const { mostEasy = 100 } = this.mix;
    return level === 'Easy' && this.takenOf(levelKey(level)) + 1 > (count * mostEasy) / 100;
  }

  /** The lower, the more questions of this kind are missing. */
  fillOf({ level, topic, year }: Kind): number {
    const share = level ? levelShare(this.mix, level) : 1;
    const topicShare = this.shareOfTopic(topic) / this.topicShares;
    const fill = (this.takenOf(levelKey(level)) + 0.5) / share + (this.takenOf(topicKey(topic)) + 0.5) / topicShare;
    if (this.grade === undefined) return fill;
    const yearFill = (this.takenOf(this.yearKey(year)) + 0.5) / yearShare(this.mix.years, this.grade, year);
    return fill + WEIGHT_OF_YEAR * yearFill;
  }

  private shareOfTopic(topic: string | undefined): number {
    return (topic !== undefined && this.mix.topics[topic]) || 1;
  }

  private yearKey(year: number | undefined): string {
    return `year ${year ?? this.grade}`;
  }

  private takenOf(key: string): number {
    return this.taken.get(key) ?? 0;
  }
}

const levelKey = (level = '') => `level ${level}`;
const topicKey = (topic = '') => `topic ${topic}`;
