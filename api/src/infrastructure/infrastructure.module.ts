import './database/driver-methods';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { AccessGuard } from './access/access.guard';
import { TeamAccess } from './access/team-access';
import { Callers } from './admission/callers';
import { ENVIRONMENT } from './config/environment';
import { SecretKeys } from './config/secret-keys';
import { connectionOptions, DATABASE, type Database } from './database/database';
import { DiskSpace } from './disk-space/disk-space';
import { HealthController, ReadinessService } from './health/health.controller';
import { BrowserCookies } from './http/browser-cookies';
import { ErrorFilter } from './http/error.filter';
import { RateLimits } from './limits/rate-limits';
import { RetentionService } from './retention/retention.service';
import { Clock } from './time/clock';

@Module({})
export class InfrastructureModule {
  static register(environment: Environment, database: Database): DynamicModule {
    const { uri, name } = database;
    const connection = MongooseModule.forRoot(uri, {
      dbName: name,
      // Undefined fields are left out, instead of being stored as null.
      ignoreUndefined: true,
      ...connectionOptions(uri),
      // ensureIndexes makes them, through a connection of its own.
      autoCreate: false,
      autoIndex: false,
      retryAttempts: 2,
    });
    const services = [BrowserCookies, Callers, Clock, DiskSpace, RateLimits];
    return {
      module: InfrastructureModule,
      global: true,
      imports: [connection],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: SecretKeys, useFactory: () => new SecretKeys(environment) },
        { provide: DATABASE, useValue: database },
        ...services,
      ],
      exports: [ENVIRONMENT, SecretKeys, DATABASE, ...services],
    };
  }
}

/** What a server needs and staff commands do not. */
@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController],
  providers: [
    ReadinessService,
    RetentionService,
    TeamAccess,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class ServerModule {}
