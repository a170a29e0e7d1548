import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { AttemptsModule } from '../../exams/attempts/attempts.module';
import { WeeklyPlanController } from './weekly-plan.controller';
import { WeeklyPlanService } from './weekly-plan.service';

@Module({
  imports: [AccountsModule, AttemptsModule],
  controllers: [WeeklyPlanController],
  providers: [WeeklyPlanService],
})
export class WeeklyPlanModule {}
