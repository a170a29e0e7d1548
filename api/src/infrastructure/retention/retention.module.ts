import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { AttemptsModule } from '../../exams/attempts/attempts.module';
import { OrphanedAttempts } from '../../exams/attempts/orphaned-attempts';
import { StaffActionsModule } from '../../families/staff-actions/staff-actions.module';
import { FreeAssessmentModule } from '../../free-assessment/free-assessment.module';
import { ClientReportsModule } from '../../releases/client-reports/client-reports.module';
import { RetentionService } from './retention.service';

@Module({
  imports: [AccountsModule, AttemptsModule, ClientReportsModule, FreeAssessmentModule, StaffActionsModule],
  providers: [RetentionService, OrphanedAttempts],
})
export class RetentionModule {}
