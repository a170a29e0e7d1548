import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import {
  type PlanItemId,
  type PlanTick,
  planItemIdSchema,
  planTickSchema,
  type WeeklyPlanQuery,
  weeklyPlanQuerySchema,
} from '@wattle/contract';
import { CurrentUser, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { WeeklyPlanService } from './weekly-plan.service';

const Place = () => Query(new ZodPipe(weeklyPlanQuerySchema));

/** What a child plans to do in a week. */
@Controller('test/weekly-plan')
@Roles('student')
export class WeeklyPlanController {
  constructor(private readonly plans: WeeklyPlanService) {}

  @Get()
  read(@Place() { timeZone }: WeeklyPlanQuery, @CurrentUser() { id }: SignedInUser) {
    return this.plans.read(id, timeZone);
  }

  @Put(':item')
  tick(
    @Param('item', new ZodPipe(planItemIdSchema)) item: PlanItemId,
    @Body(new ZodPipe(planTickSchema)) tick: PlanTick,
    @Place() { timeZone }: WeeklyPlanQuery,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.plans.tick(id, item, tick, timeZone);
  }
}
