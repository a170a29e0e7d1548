import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { Model } from 'mongoose';
import { Clock, ENVIRONMENT, isDuplicate, RateLimits, RetryLater } from '../../infrastructure';
import { GenerationDayRecord } from './generation-day.schema';

const DAY_MS = 86_400_000;

/** Limits of what generation costs. */
@Injectable()
export class GenerationLimits {
  private readonly dailyCap: number;

  constructor(
    private readonly limits: RateLimits,
    @Inject(ENVIRONMENT) { openai }: Environment,
    @InjectModel(GenerationDayRecord.name) private readonly days: Model<GenerationDayRecord>,
    private readonly clock: Clock,
  ) {
    this.dailyCap = openai.dailyCap;
  }

  async take(adminId: string): Promise<void> {
    await this.limits.of('generations').take(adminId);
    if (await this.takeOf(this.today())) return;
    await this.limits.of('generations').refund(adminId);
    const now = this.clock.now().getTime();
    const refusal = `The ${this.dailyCap} generations of today are used up. Please try again tomorrow.`;
    throw RetryLater.tooMany(refusal, Math.ceil((DAY_MS - (now % DAY_MS)) / 1_000));
  }

  async usedToday(): Promise<number> {
    const day = await this.days.findById(this.today()).lean<GenerationDayRecord>();
    return day?.started ?? 0;
  }

  /** Counts in the database, where a restart forgets nothing and all processes share one count. */
  private async takeOf(day: string): Promise<boolean> {
    await this.begin(day);
    const { modifiedCount } = await this.days.updateOne(
      { _id: day, started: { $lt: this.dailyCap } },
      { $inc: { started: 1 } },
    );
    return modifiedCount === 1;
  }

  private async begin(day: string): Promise<void> {
    try {
      await this.days.updateOne({ _id: day }, { $setOnInsert: { started: 0 } }, { upsert: true });
    } catch (error) {
      // Another request was faster.
      if (!isDuplicate(error, '_id')) throw error;
    }
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
