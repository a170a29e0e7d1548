import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { AccountsModule } from '../accounts/accounts.module';
import { ENVIRONMENT } from '../config/environment.module';
import { AccessGuard } from './access.guard';
import { AccessTokens } from './access-tokens.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { AuthLimits } from './auth-limits';
import { JwtStrategy } from './jwt.strategy';
import { SessionRecord, SessionRecordSchema } from './session.schema';
import { SessionCookie } from './session-cookie';
import { SessionsService } from './sessions.service';
import { TokenKeys } from './token-keys';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: SessionRecord.name, schema: SessionRecordSchema }]), AccountsModule],
  controllers: [AuthController],
  providers: [
    { provide: TokenKeys, inject: [ENVIRONMENT], useFactory: (environment: Environment) => new TokenKeys(environment) },
    AccessTokens,
    AuthLimits,
    AuthService,
    JwtStrategy,
    SessionCookie,
    SessionsService,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [TokenKeys, SessionsService],
})
export class AuthModule {}
