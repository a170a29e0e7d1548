import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { SessionsModule } from '../auth/sessions.module';
import { StaffActionsModule } from '../families/staff-actions.module';
import { FreeAssessmentRecordsModule } from '../free-assessment/free-assessment-records.module';
import { ErasureService } from './erasure.service';

@Module({
  imports: [AccountsModule, SessionsModule, AttemptsModule, FreeAssessmentRecordsModule, StaffActionsModule],
  providers: [ErasureService],
  exports: [ErasureService],
})
export class ErasureModule {}
