import { Module } from '@nestjs/common';
import { AuthModule } from '../accounts';
import { AttemptsModule } from '../exams';
import { FreeAssessmentRecordsModule } from '../free-assessment';
import { ChildProgressController } from './child-progress/child-progress.controller';
import { ChildProgressService } from './child-progress/child-progress.service';
import { FamilyErasureByParentService } from './child-progress/family-erasure-by-parent.service';
import { FamilyServicesModule } from './family-services.module';
import { FirstAccounts } from './first-accounts/first-accounts';
import { OwnChildrenController } from './own-children/own-children.controller';
import { OwnChildrenService } from './own-children/own-children.service';
import { PasswordResetsController } from './password-resets/password-resets.controller';
import { PasswordResetsService } from './password-resets/password-resets.service';
import { FamiliesController } from './staff-pages/families.controller';
import { FamiliesService } from './staff-pages/families.service';
import { WeeklyPlanController } from './weekly-plan/weekly-plan.controller';
import { WeeklyPlanService } from './weekly-plan/weekly-plan.service';
import { WeeklyReportsTask } from './weekly-reports/weekly-reports.task';

@Module({
  imports: [AuthModule, AttemptsModule, FreeAssessmentRecordsModule, FamilyServicesModule],
  controllers: [
    FamiliesController,
    PasswordResetsController,
    ChildProgressController,
    WeeklyPlanController,
    OwnChildrenController,
  ],
  providers: [
    ChildProgressService,
    FamiliesService,
    FamilyErasureByParentService,
    FirstAccounts,
    OwnChildrenService,
    PasswordResetsService,
    WeeklyPlanService,
    WeeklyReportsTask,
  ],
})
export class FamiliesModule {}
