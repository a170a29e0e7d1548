import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts.module';
import { AddressConfirmationController } from './address-confirmation.controller';
import { AddressConfirmationService } from './address-confirmation.service';
import { ChildProgressLinksModule } from './child-progress-links.module';
import { WeeklyReportChoices } from './weekly-report-choices';

@Module({
  imports: [AccountsModule, ChildProgressLinksModule],
  controllers: [AddressConfirmationController],
  providers: [AddressConfirmationService, WeeklyReportChoices],
  exports: [AddressConfirmationService, WeeklyReportChoices],
})
export class AddressConfirmationModule {}
