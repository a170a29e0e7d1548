import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { SessionsModule } from '../accounts/auth/sessions.module';
import { FamilySearchService } from '../accounts/family-search/family-search.service';
import { AttemptsModule } from '../exams/attempts/attempts.module';
import { FreeAssessmentRecordsModule } from '../free-assessment/free-assessment-records.module';
import { FamilyServicesModule } from './members/family-services.module';
import { PasswordResetLimits } from './password-resets/password-reset-limits';
import { PasswordResetLinks } from './password-resets/password-reset-links';
import { PasswordResetsController } from './password-resets/password-resets.controller';
import { PasswordResetsService } from './password-resets/password-resets.service';
import { FamiliesController } from './staff-pages/families.controller';
import { FamiliesService } from './staff-pages/families.service';
import { FamilyDetailsService } from './staff-pages/family-details.service';

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
