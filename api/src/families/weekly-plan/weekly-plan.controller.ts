import { Controller } from '@nestjs/common';
import { tickPlanItem, weeklyPlan } from '@wattle/contract/weekly-plan';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { WeeklyPlanService } from './weekly-plan.service';

@Controller()
export class WeeklyPlanController {
  constructor(private readonly plans: WeeklyPlanService) {}

  @Endpoint(weeklyPlan)
  read(@CurrentUser() { id }: SignedInUser) {
    return this.plans.read(id);
  }

  @Endpoint(tickPlanItem)
  tick(@Input() { params, body }: InputOf<typeof tickPlanItem>, @CurrentUser() { id }: SignedInUser) {
    return this.plans.tick(id, params.item, body);
  }
}
