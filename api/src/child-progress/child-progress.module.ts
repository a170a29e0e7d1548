import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AddressConfirmationModule } from '../address-confirmation/address-confirmation.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { FamilyServicesModule } from '../families/family-services.module';
import { ChildProgressController } from './child-progress.controller';
import { ChildProgressService } from './child-progress.service';
import { ChildProgressLimits } from './child-progress-limits';
import { ChildProgressLinksModule } from './child-progress-links.module';
import { FamilyErasureByParentService } from './family-erasure-by-parent.service';
import { WeeklyReportsTask } from './weekly-reports.task';

/** What a parent gets to know of a child, by mails and the pages that they link to. */
@Module({
  imports: [AccountsModule, AddressConfirmationModule, AttemptsModule, ChildProgressLinksModule, FamilyServicesModule],
  controllers: [ChildProgressController],
  providers: [ChildProgressLimits, ChildProgressService, FamilyErasureByParentService, WeeklyReportsTask],
})
export class ChildProgressModule {}
