import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { ClientReportsModule } from '../client-reports/client-reports.module';
import { StaffActionsModule } from '../families/staff-actions.module';
import { FreeAssessmentModule } from '../free-assessment/free-assessment.module';
import { OrphanedAttempts } from './orphaned-attempts';
import { RetentionService } from './retention.service';

@Module({
  imports: [AccountsModule, AttemptsModule, ClientReportsModule, FreeAssessmentModule, StaffActionsModule],
  providers: [RetentionService, OrphanedAttempts],
})
export class RetentionModule {}
