import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { SessionsModule } from '../auth/sessions.module';
import { FreeAssessmentRecordsModule } from '../free-assessment/free-assessment-records.module';
import { FamiliesController } from './families.controller';
import { FamiliesService } from './families.service';
import { FamilyDetailsService } from './family-details.service';
import { FamilySearchService } from './family-search.service';
import { FamilyServicesModule } from './family-services.module';
import { PasswordResetLimits } from './password-reset-limits';
import { PasswordResetLinks } from './password-reset-links';
import { PasswordResetsController } from './password-resets.controller';
import { PasswordResetsService } from './password-resets.service';

@Module({
  imports: [AccountsModule, AttemptsModule, SessionsModule, FreeAssessmentRecordsModule, FamilyServicesModule],
  controllers: [FamiliesController, PasswordResetsController],
  providers: [
    FamiliesService,
    FamilyDetailsService,
    FamilySearchService,
    PasswordResetLimits,
    PasswordResetLinks,
    PasswordResetsService,
  ],
})
export class FamiliesModule {}
