import { Injectable } from '@nestjs/common';
import { type RateLimiter, RateLimits } from '../../infrastructure';

const DAY = 86_400;

/** Tests that a child may open in a day; no child takes a tenth of them. */
const OPENINGS_A_DAY = 200;
/** Times that a child may begin or abandon four tests in a row in a day. */
const SERIES_CHANGES_A_DAY = 100;
/** Ticks that a child may set or take back in its weekly plan in a day. */
const PLAN_TICKS_A_DAY = 200;

/** Limits of one account, which keep a single one from filling the disk. */
@Injectable()
export class AccountLimits {
  /** Counts tests that begin, not those that go on. */
  readonly openings: RateLimiter;
  /** Counts what begins or abandons four tests in a row. */
  readonly seriesChanges: RateLimiter;
  readonly planTicks: RateLimiter;

  constructor(limits: RateLimits) {
    this.openings = limits.create({
      name: 'openings',
      points: OPENINGS_A_DAY,
      seconds: DAY,
      refusal: `You have started ${OPENINGS_A_DAY} tests today, which is more than enough. Please go on tomorrow.`,
    });
    this.seriesChanges = limits.create({
      name: 'series-changes',
      points: SERIES_CHANGES_A_DAY,
      seconds: DAY,
      refusal: 'You have begun or stopped four tests in a row too often today. Please go on tomorrow.',
    });
    this.planTicks = limits.create({
      name: 'plan-ticks',
      points: PLAN_TICKS_A_DAY,
      seconds: DAY,
      refusal: 'You have changed your plan very often today. Please go on tomorrow.',
    });
  }
}
