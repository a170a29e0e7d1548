import { ConflictException, Injectable, UnauthorizedException } from '@nestjs/common';
import { type PlanItemId, type PlanTick, SUBJECT_NAMES, type WeeklyPlan } from '@wattle/contract';
import { AccountsService, type UserRecord } from '../../accounts';
import { AttemptsService, ownerOf } from '../../exams';
import { Clock, RateLimits, weekCalendar } from '../../infrastructure';
import { planOf, type TakenTest } from './plan-rule';
import { practisedWeeks } from './practised-weeks';

/**
 * The plan of a week follows from a child's tests; only what it ticked by hand is stored, with its account, so that it
 * is the same on every device, exported and erased (docs/decisions/046).
 */
@Injectable()
export class WeeklyPlanService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async read(childId: string, timeZone: string | undefined): Promise<WeeklyPlan> {
    const { planTicks = {} } = await this.requireChild(childId);
    const weekOf = weekCalendar(timeZone);
    const now = this.clock.now();
    const week = weekOf(now);
    const taken = await this.taken(childId, weekOf);
    const items = planOf(taken, week).map((item) =>
      item.doneBy || planTicks[item.id] !== week ? item : { ...item, doneBy: 'tick' as const },
    );
    return { week, items, ...practisedWeeks(taken, week), serverTime: now.toISOString() };
  }

  /** Repeated, it changes nothing. What a test has done stays done. */
  async tick(
    childId: string,
    item: PlanItemId,
    { week, isTicked }: PlanTick,
    timeZone: string | undefined,
  ): Promise<WeeklyPlan> {
    await this.limits.of('plan-ticks').take(childId);
    const child = await this.requireChild(childId);
    if (week !== weekCalendar(timeZone)(this.clock.now())) {
      throw new ConflictException('A new week has begun, with a new plan. Please look at it first.');
    }
    await this.accounts.setPlanTick(child, item, isTicked ? week : null);
    return this.read(childId, timeZone);
  }

  private async taken(childId: string, weekOf: (moment: Date) => string): Promise<TakenTest[]> {
    const attempts = await this.attempts.listAnswered(ownerOf('child', childId));
    return attempts.map(({ kind, subject, submittedAt, result }) => ({
      kind,
      subject: subject && SUBJECT_NAMES[subject],
      week: weekOf(submittedAt),
      perCategory: result?.perCategory ?? [],
    }));
  }

  private async requireChild(childId: string): Promise<UserRecord> {
    const child = await this.accounts.findById(childId);
    // Erased, while its session is still remembered.
    if (!child) throw new UnauthorizedException('Please log in to go on.');
    return child;
  }
}
