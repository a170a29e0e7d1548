import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { GenerationStatus } from '@wattle/contract/generation';
import type { Environment } from '@wattle/environment';
import { Model } from 'mongoose';
import { Clock, DAY_MS, ENVIRONMENT, isDuplicate, RateLimits, RetryAfterException } from '../../infrastructure';
import { GenerationDayRecord } from './generation.schema';

/** The only model of the test server, which refuses every other name. */
const TEST_MODEL = 'wattle-test-model';

@Injectable()
export class ModelLimits {
  private readonly openai: Environment['openai'];

  constructor(
    private readonly limits: RateLimits,
    @Inject(ENVIRONMENT) { openai }: Environment,
    @InjectModel(GenerationDayRecord.name) private readonly days: Model<GenerationDayRecord>,
    private readonly clock: Clock,
  ) {
    this.openai = openai;
  }

  async status(): Promise<GenerationStatus> {
    const { apiKey, model, dailyCap } = this.openai;
    const isConfigured = apiKey !== undefined;
    const day = await this.days.findById(this.today()).lean<GenerationDayRecord>();
    return {
      isConfigured,
      isTestServer: isConfigured && model === TEST_MODEL,
      model: isConfigured ? model : undefined,
      dailyCap,
      usedToday: day?.started ?? 0,
    };
  }

  /** Whatever a model is asked for counts towards one cap of the day. */
  async take(staffId: string, limit: 'generations' | 'draft-comments' = 'generations'): Promise<void> {
    await this.limits.of(limit).take(staffId);
    if (await this.takeOf(this.today())) return;
    await this.limits.of(limit).refund(staffId);
    const now = this.clock.now().getTime();
    const refusal = `The ${this.openai.dailyCap} requests to the model of today are used up. Please try again tomorrow.`;
    throw RetryAfterException.tooMany(refusal, Math.ceil((DAY_MS - (now % DAY_MS)) / 1_000));
  }

  /** Counts in the database, so that a restart forgets nothing and all processes share one count. */
  private async takeOf(day: string): Promise<boolean> {
    try {
      await this.days.updateOne({ _id: day }, { $setOnInsert: { started: 0 } }, { upsert: true });
    } catch (error) {
      // Another request was faster.
      if (!isDuplicate(error, '_id')) throw error;
    }
    const { modifiedCount } = await this.days.updateOne(
      { _id: day, started: { $lt: this.openai.dailyCap } },
      { $inc: { started: 1 } },
    );
    return modifiedCount === 1;
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
