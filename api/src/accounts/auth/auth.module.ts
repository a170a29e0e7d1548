import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from '../../infrastructure/access/access.guard';
import { AccountsModule } from '../accounts.module';
import { AddressConfirmationModule } from '../address-confirmation/address-confirmation.module';
import { AccessTokens } from './access-tokens.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { AuthLimits } from './auth-limits';
import { JwtStrategy } from './jwt.strategy';
import { SessionCookie } from './session-cookie';
import { SessionsModule } from './sessions.module';

@Module({
  imports: [SessionsModule, AccountsModule, AddressConfirmationModule],
  controllers: [AuthController],
  providers: [
    AccessTokens,
    AuthLimits,
    AuthService,
    JwtStrategy,
    SessionCookie,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AuthModule {}
