import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { AttemptsModule } from '../../exams/attempts/attempts.module';
import { FreeAssessmentRecordsModule } from '../../free-assessment/free-assessment-records.module';
import { ErasureModule } from '../erasure/erasure.module';
import { StaffActionsModule } from '../staff-actions/staff-actions.module';
import { ExtraTimeService } from './extra-time.service';
import { FamilyChildrenService } from './family-children.service';
import { FamilyErasureService } from './family-erasure.service';
import { FamilyExportService } from './family-export.service';

const services = [ExtraTimeService, FamilyChildrenService, FamilyErasureService, FamilyExportService];

/** What endpoints and staff commands do to families alike. */
@Module({
  imports: [AccountsModule, AttemptsModule, ErasureModule, FreeAssessmentRecordsModule, StaffActionsModule],
  providers: services,
  exports: [...services, StaffActionsModule],
})
export class FamilyServicesModule {}
