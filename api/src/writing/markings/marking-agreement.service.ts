import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MarkingAgreement } from '@wattle/contract/writing-markings';
import type { WritingMarks } from '@wattle/contract/writing-marks';
import { CRITERION_IDS } from '@wattle/contract/writing-rubric';
import type { Environment } from '@wattle/environment';
import { Model } from 'mongoose';
import { ENVIRONMENT } from '../../infrastructure';
import { meanOf } from '../scale/matrix';
import { firstMarksOf, type Marking, WritingMarkingRecord } from './writing-marking.schema';

/** The latest texts that are compared. */
const MAX_TEXTS = 1_000;
/** The error of fewer is not that of large samples. */
const MIN_TEXTS = 10;

@Injectable()
export class MarkingAgreementService {
  constructor(
    @InjectModel(WritingMarkingRecord.name) private readonly records: Model<WritingMarkingRecord>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async agreement(): Promise<MarkingAgreement> {
    const [seconds, unmarked] = await Promise.all([
      this.list({ round: 2, state: 'returned' }),
      this.records.countDocuments({ round: 2, state: 'waiting' }),
    ]);
    const writingId = { $in: seconds.map((second) => second.writingId) };
    const firsts = await this.list({ writingId, round: 1, state: 'returned' });
    const firstOf = new Map(firsts.map((first) => [draftKey(first), first]));
    const pairs = seconds.flatMap((second): [WritingMarks, WritingMarks][] => {
      const first = firstOf.get(draftKey(second));
      const [one, other] = [first && firstMarksOf(first), firstMarksOf(second)];
      return one && other ? [[one, other]] : [];
    });
    const withoutFirst = seconds.filter((second) => !firstOf.has(draftKey(second)));
    return {
      texts: pairs.length,
      waiting: unmarked + withoutFirst.length,
      share: this.environment.writingSecondMarks,
      criteria: CRITERION_IDS.map((criterion) => ({
        criterion,
        ...agreementOf(pairs.map(([one, other]) => [one[criterion], other[criterion]])),
      })),
    };
  }

  private async list(filter: object): Promise<Marking[]> {
    return this.records
      .find(filter, { writingId: 1, draft: 1, 'saved.marks': 1, 'history.marks': 1 })
      .sort({ returnedAt: -1 })
      .limit(MAX_TEXTS)
      .lean<Marking[]>();
  }
}

function draftKey({ writingId, draft }: Marking): string {
  return `${writingId} ${draft}`;
}

function agreementOf(pairs: readonly MarkPair[]) {
  const found = pairs.length < MIN_TEXTS ? undefined : quadraticWeightedKappa(pairs);
  const [lower, upper] = found?.interval ?? [null, null];
  return { kappa: found?.kappa ?? null, lower, upper };
}

export type MarkPair = readonly [number, number];

interface Agreement {
  kappa: number;
  se: number;
  /** Of 95 %. */
  interval: [lower: number, upper: number];
}

const DEVIATIONS_OF_95_PERCENT = 1.959964;

/**
 * Quadratic weighted kappa, with the standard error of large samples (Fleiss, Cohen and Everitt 1969). Undefined where
 * nobody ever gave another mark than one, as chance alone agrees there.
 */
export function quadraticWeightedKappa(pairs: readonly MarkPair[]): Agreement | undefined {
  const [ofOne, ofOther] = [momentsOf(pairs.map(([mark]) => mark)), momentsOf(pairs.map(([, mark]) => mark))];
  // Mean squares of differences: of the pairs, and of all marks of one person with all of the other.
  const observed = meanOf(pairs.map(([one, other]) => (one - other) ** 2));
  const byChance = ofOne.variance + ofOther.variance + (ofOne.mean - ofOther.mean) ** 2;
  if (!(byChance > 0)) return undefined;

  const kappa = 1 - observed / byChance;
  const influences = pairs.map(([one, other]) => {
    const chances = ofOther.variance + (one - ofOther.mean) ** 2 + ofOne.variance + (other - ofOne.mean) ** 2;
    return ((1 - kappa) * (chances - byChance) - (one - other) ** 2) / byChance;
  });
  const se = Math.sqrt(momentsOf(influences).variance / pairs.length);
  const reach = DEVIATIONS_OF_95_PERCENT * se;
  return { kappa, se, interval: [Math.max(-1, kappa - reach), Math.min(1, kappa + reach)] };
}

function momentsOf(numbers: readonly number[]) {
  const mean = meanOf(numbers);
  return { mean, variance: meanOf(numbers.map((each) => (each - mean) ** 2)) };
}
