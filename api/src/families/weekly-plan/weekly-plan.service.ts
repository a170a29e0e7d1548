import { ConflictException, Injectable } from '@nestjs/common';
import { calendarOf, weeksBefore } from '@wattle/contract/calendar';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { countsAsTest } from '@wattle/contract/scores';
import type { PlanItem, PlanItemId, PlanTick, WeeklyPlan } from '@wattle/contract/weekly-plan';
import { AccountsService, type User } from '../../accounts';
import { AttemptListsService, ownerOf } from '../../exams';
import { Clock, RateLimits } from '../../infrastructure';
import { beforeDay } from '../child-progress/sydney-weeks';
import { LOOK_BACK_WEEKS, planOf, practisedWeeks, type TakenTest } from './weekly-plan-rule';

/** A plan follows from the child's tests. Only ticks by hand are stored, in its account (docs/tests.md). */
@Injectable()
export class WeeklyPlanService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptListsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async read(childId: string): Promise<WeeklyPlan> {
    const child = await this.accounts.requireById(childId);
    const { timeZone, weekOf } = calendarOf(child);
    const now = this.clock.now();
    const week = weekOf(now);
    const taken = await this.taken(child, week);
    return {
      week,
      items: planOf(taken, week, child),
      ...practisedWeeks(taken, week),
      timeZone,
      serverTime: now.toISOString(),
    };
  }

  /** The plan of a week as the child's page has it, for its parents. */
  async itemsOf(child: User, week: string): Promise<PlanItem[]> {
    return planOf(await this.taken(child, week), week, child);
  }

  /** Idempotent; items that a test has done stay done. */
  async tick(childId: string, item: PlanItemId, { week, isTicked }: PlanTick): Promise<WeeklyPlan> {
    await this.limits.of('plan-ticks').take(childId);
    const child = await this.accounts.requireById(childId);
    if (week !== calendarOf(child).weekOf(this.clock.now())) {
      throw new ConflictException('A new week has begun, with a new plan. Please look at it first.');
    }
    await this.accounts.setPlanTick(child, item, isTicked ? week : null);
    return this.read(childId);
  }

  private async taken(child: User, week: string): Promise<TakenTest[]> {
    const { weekOf } = calendarOf(child);
    const topicsSince = beforeDay(weeksBefore(week, LOOK_BACK_WEEKS));
    const attempts = await this.attempts.listAnswered(ownerOf('child', child._id), topicsSince);
    return attempts.filter(countsAsTest).map(({ kind, subject, submittedAt, perCategory }) => ({
      kind,
      subject: subject && SUBJECT_NAMES[subject],
      week: weekOf(submittedAt),
      perCategory,
    }));
  }
}
