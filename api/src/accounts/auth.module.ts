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
import { ParentLoginController } from './parent-login/parent-login.controller';
import { ParentLoginService } from './parent-login/parent-login.service';

@Module({
  imports: [AccountsModule],
  controllers: [AuthController, AddressConfirmationController, ParentLoginController],
  providers: [
    AccessTokens,
    AddressConfirmationService,
    AuthService,
    ChildProgressLinks,
    JwtStrategy,
    ParentLoginService,
    SessionCookie,
    WeeklyReportChoices,
  ],
  exports: [AccountsModule, AddressConfirmationService, ChildProgressLinks, WeeklyReportChoices],
})
export class AuthModule {}
