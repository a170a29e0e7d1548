import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Environment } from '@wattle/environment';
import { ENVIRONMENT } from '../config/environment.module';
import { AccessGuard } from './access.guard';
import { JwtStrategy } from './jwt.strategy';
import { TokenKeys } from './token-keys';

@Global()
@Module({
  providers: [
    { provide: TokenKeys, inject: [ENVIRONMENT], useFactory: (environment: Environment) => new TokenKeys(environment) },
    JwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [TokenKeys],
})
export class AuthModule {}
