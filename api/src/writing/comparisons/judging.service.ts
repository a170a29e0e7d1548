import { randomInt } from 'node:crypto';
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ComparisonTurn, PAIR_MINUTES } from '@wattle/contract/writing-comparisons';
import { Model } from 'mongoose';
import { Clock, isDuplicate } from '../../infrastructure';
import type { TextPair } from '../scale/next-pair';
import { ScaleService } from '../scale/scale.service';
import { type StoredSet, toComparisonSet } from './comparison-set.schema';
import { ComparisonSetsService } from './comparison-sets.service';
import { JudgementRecord, pairOf } from './judgement.schema';

@Injectable()
export class JudgingService {
  constructor(
    @InjectModel(JudgementRecord.name) private readonly judgements: Model<JudgementRecord>,
    private readonly sets: ComparisonSetsService,
    private readonly scale: ScaleService,
    private readonly clock: Clock,
  ) {}

  async turn(setId: string, judge: string): Promise<ComparisonTurn> {
    return this.turnIn(await this.sets.require(setId), judge);
  }

  async judge(setId: string, judge: string, { winner, loser }: { winner: string; loser: string }) {
    const key = { setId, judge, pair: pairOf(winner, loser) };
    const { modifiedCount } = await this.judgements.updateOne(
      { ...key, isOpen: true },
      { $set: { winner }, $unset: { isOpen: 1 } },
    );
    if (modifiedCount === 0 && !(await this.judgements.exists({ ...key, winner }))) {
      await this.sets.require(setId);
      throw new ConflictException('You have judged this pair before, or it has gone to somebody else.');
    }
    return this.turnIn(await this.sets.measure(setId), judge);
  }

  private async turnIn(set: StoredSet, judge: string): Promise<ComparisonTurn> {
    const { reliability: _reliability, madeAt: _madeAt, ...shown } = toComparisonSet(set);
    const texts = shown.isDone ? null : await this.pairFor(set, judge);
    const [left, right] =
      texts?.map((id) => ({ id, text: set.texts.find((text) => text.id === id)?.text ?? '' })) ?? [];
    return {
      ...shown,
      question: set.question,
      text_format: set.text_format,
      pair: left && right ? { left, right } : null,
      ownComparisons: await this.judgements.countDocuments({ setId: shown.id, judge, winner: { $exists: true } }),
    };
  }

  /** The one that this marker has already, or the next one, which no other marker gets meanwhile. */
  private async pairFor(set: StoredSet, judge: string): Promise<TextPair | undefined> {
    const setId = String(set._id);
    const texts = set.texts.map(({ id }) => id);
    const shownAt = this.clock.now();
    const expired = new Date(shownAt.getTime() - PAIR_MINUTES * 60_000);
    await this.judgements.deleteMany({ setId, isOpen: true, shownAt: { $lt: expired }, judge: { $ne: judge } });
    const open = await this.judgements.find({ setId, isOpen: true }).lean();
    const own = open.find((each) => each.judge === judge && each.texts.every((id) => texts.includes(id)));
    if (own) return own.texts;

    const pending = open.map((each) => each.texts).filter((pair) => pair.every((id) => texts.includes(id)));
    const comparisons = await this.sets.comparisonsOf(set);
    const pair = await this.scale.tasks.nextPair({ texts, comparisons, pending, judge });
    if (!pair) return undefined;
    const shown: TextPair = randomInt(2) === 0 ? pair : [pair[1], pair[0]];
    try {
      await this.judgements.insertOne({ setId, judge, texts: shown, pair: pairOf(...pair), shownAt, isOpen: true });
      return shown;
    } catch (error) {
      // Another marker, or another tab of this one, was given it in the same moment.
      if (!isDuplicate(error, 'pair')) throw error;
      return this.pairFor(set, judge);
    }
  }
}
