import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module';
import { AddressConfirmationService } from './address-confirmation/address-confirmation.service';
import { WeeklyReportChoices } from './address-confirmation/weekly-report-choices';
import { AuthController } from './auth/auth.controller';
import { AuthService } from './auth/auth.service';
import { FailedLogins } from './auth/failed-logins';
import { JwtStrategy } from './auth/jwt.strategy';
import { SessionCookie } from './auth/session-cookie';
import { ParentLoginController } from './parent-login/parent-login.controller';
import { ParentLoginService } from './parent-login/parent-login.service';

@Module({
  imports: [AccountsModule],
  controllers: [AuthController, ParentLoginController],
  providers: [
    AddressConfirmationService,
    AuthService,
    FailedLogins,
    JwtStrategy,
    ParentLoginService,
    SessionCookie,
    WeeklyReportChoices,
  ],
  exports: [AccountsModule, AddressConfirmationService, WeeklyReportChoices],
})
export class AuthModule {}
