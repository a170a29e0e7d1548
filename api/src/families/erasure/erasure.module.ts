import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { SessionsModule } from '../../accounts/auth/sessions.module';
import { AttemptsModule } from '../../exams/attempts/attempts.module';
import { FreeAssessmentRecordsModule } from '../../free-assessment/free-assessment-records.module';
import { StaffActionsModule } from '../staff-actions/staff-actions.module';
import { ErasureService } from './erasure.service';

@Module({
  imports: [AccountsModule, SessionsModule, AttemptsModule, FreeAssessmentRecordsModule, StaffActionsModule],
  providers: [ErasureService],
  exports: [ErasureService],
})
export class ErasureModule {}
