import { ConflictException, Injectable } from '@nestjs/common';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { PlanItemId, PlanTick, WeeklyPlan } from '@wattle/contract/weekly-plan';
import { AccountsService } from '../../accounts';
import { AttemptsService, ownerOf } from '../../exams';
import { Clock, RateLimits, weekCalendar } from '../../infrastructure';
import { planOf, practisedWeeks, type TakenTest } from './weekly-plan-rule';

/** A plan follows from the child's tests. Only ticks by hand are stored, in its account (docs/tests.md). */
@Injectable()
export class WeeklyPlanService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async read(childId: string, timeZone: string | undefined): Promise<WeeklyPlan> {
    const { planTicks = {} } = await this.accounts.requireById(childId);
    const weekOf = weekCalendar(timeZone);
    const now = this.clock.now();
    const week = weekOf(now);
    const taken = await this.taken(childId, weekOf);
    const items = planOf(taken, week).map((item) =>
      item.doneBy || planTicks[item.id] !== week ? item : { ...item, doneBy: 'tick' as const },
    );
    return { week, items, ...practisedWeeks(taken, week), serverTime: now.toISOString() };
  }

  /** Idempotent; items that a test has done stay done. */
  async tick(
    childId: string,
    item: PlanItemId,
    { week, isTicked }: PlanTick,
    timeZone: string | undefined,
  ): Promise<WeeklyPlan> {
    await this.limits.of('plan-ticks').take(childId);
    const child = await this.accounts.requireById(childId);
    if (week !== weekCalendar(timeZone)(this.clock.now())) {
      throw new ConflictException('A new week has begun, with a new plan. Please look at it first.');
    }
    await this.accounts.setPlanTick(child, item, isTicked ? week : null);
    return this.read(childId, timeZone);
  }

  private async taken(childId: string, weekOf: (moment: Date) => string): Promise<TakenTest[]> {
    const attempts = await this.attempts.listAnswered(ownerOf('child', childId));
    // The practice of a day has no subject. It is no test, and ticks none.
    const tests = attempts.filter(({ kind, subject }) => kind !== 'practice' || subject !== undefined);
    return tests.map(({ kind, subject, submittedAt, result }) => ({
      kind,
      subject: subject && SUBJECT_NAMES[subject],
      week: weekOf(submittedAt),
      perCategory: result?.perCategory ?? [],
    }));
  }
}
