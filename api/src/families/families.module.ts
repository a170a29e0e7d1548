import { Module } from '@nestjs/common';
import { AuthModule } from '../accounts';
import { QuestionsModule } from '../bank';
import { AttemptsModule, ExamsModule } from '../exams';
import { FreeAssessmentRecordsModule } from '../free-assessment';
import { WritingModule } from '../writing';
import { CalendarController } from './calendar/calendar.controller';
import { CalendarService } from './calendar/calendar.service';
import { ErasureByParentService } from './erasure/erasure-by-parent.service';
import { FamilyDataController } from './family-data/family-data.controller';
import { FamilyDataService } from './family-data/family-data.service';
import { FamilyServicesModule } from './family-services.module';
import { FirstAccounts } from './first-accounts/first-accounts';
import { NeedsProfileController } from './needs-profile/needs-profile.controller';
import { NeedsProfileService } from './needs-profile/needs-profile.service';
import { OwnChildPipe } from './own-children/own-child';
import { OwnChildrenController } from './own-children/own-children.controller';
import { OwnChildrenService } from './own-children/own-children.service';
import { PasswordResetsController } from './password-resets/password-resets.controller';
import { PasswordResetsService } from './password-resets/password-resets.service';
import { StaffAccountsController } from './staff-accounts/staff-accounts.controller';
import { StaffAccountsService } from './staff-accounts/staff-accounts.service';
import { TwoPeopleController } from './staff-actions/two-people.controller';
import { FamiliesController } from './staff-pages/families.controller';
import { FamiliesService } from './staff-pages/families.service';
import { WeeklyPlanController } from './weekly-plan/weekly-plan.controller';
import { WeeklyPlanService } from './weekly-plan/weekly-plan.service';
import { WeeklyReportsTask } from './weekly-reports/weekly-reports.task';

@Module({
  imports: [
    AuthModule,
    QuestionsModule,
    AttemptsModule,
    ExamsModule,
    FreeAssessmentRecordsModule,
    FamilyServicesModule,
    WritingModule,
  ],
  controllers: [
    FamiliesController,
    TwoPeopleController,
    PasswordResetsController,
    FamilyDataController,
    StaffAccountsController,
    WeeklyPlanController,
    OwnChildrenController,
    CalendarController,
    NeedsProfileController,
  ],
  providers: [
    CalendarService,
    ErasureByParentService,
    FamiliesService,
    FamilyDataService,
    FirstAccounts,
    NeedsProfileService,
    OwnChildPipe,
    OwnChildrenService,
    PasswordResetsService,
    StaffAccountsService,
    WeeklyPlanService,
    WeeklyReportsTask,
  ],
})
export class FamiliesModule {}
