import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module';
import { AddressConfirmationController } from './address-confirmation/address-confirmation.controller';
import { AddressConfirmationService } from './address-confirmation/address-confirmation.service';
import { ChildProgressLinks } from './address-confirmation/child-progress-links';
import { WeeklyReportChoices } from './address-confirmation/weekly-report-choices';
import { AccessTokens, JwtStrategy } from './auth/access-tokens';
import { AuthController } from './auth/auth.controller';
import { AuthService } from './auth/auth.service';
import { SessionCookie } from './auth/session-cookie';
import { ParentSignInController } from './parent-sign-in/parent-sign-in.controller';
import { ParentSignInService } from './parent-sign-in/parent-sign-in.service';

@Module({
  imports: [AccountsModule],
  controllers: [AuthController, AddressConfirmationController, ParentSignInController],
  providers: [
    AccessTokens,
    AddressConfirmationService,
    AuthService,
    ChildProgressLinks,
    JwtStrategy,
    ParentSignInService,
    SessionCookie,
    WeeklyReportChoices,
  ],
  exports: [AccountsModule, AddressConfirmationService, ChildProgressLinks, WeeklyReportChoices],
})
export class AuthModule {}
