import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { AddressConfirmationModule } from '../../accounts/address-confirmation/address-confirmation.module';
import { ChildProgressLinksModule } from '../../accounts/address-confirmation/child-progress-links.module';
import { AttemptsModule } from '../../exams/attempts/attempts.module';
import { FamilyServicesModule } from '../members/family-services.module';
import { WeeklyReportsTask } from '../weekly-reports/weekly-reports.task';
import { ChildProgressController } from './child-progress.controller';
import { ChildProgressService } from './child-progress.service';
import { ChildProgressLimits } from './child-progress-limits';
import { FamilyErasureByParentService } from './family-erasure-by-parent.service';

/** What a parent gets to know of a child, by mails and the pages that they link to. */
@Module({
  imports: [AccountsModule, AddressConfirmationModule, AttemptsModule, ChildProgressLinksModule, FamilyServicesModule],
  controllers: [ChildProgressController],
  providers: [ChildProgressLimits, ChildProgressService, FamilyErasureByParentService, WeeklyReportsTask],
})
export class ChildProgressModule {}
