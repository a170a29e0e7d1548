import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { ENVIRONMENT } from './config/environment';
import { SecretKeys } from './config/secret-keys';
import './database/comment-commands';
import { connectionOptions } from './database/connection-options';
import { DATABASE, type Database } from './database/database';
import { DiskSpace } from './disk-space/disk-space';
import { BrowserCookies } from './http/browser-cookies';
import { RateLimits } from './limits/rate-limits';
import { Clock } from './time/clock';

/** What every other module may inject, in the API and in staff commands. */
@Module({})
export class InfrastructureModule {
  static register(environment: Environment, database: Database): DynamicModule {
    const { uri, name } = database;
    const connection = MongooseModule.forRoot(uri, {
      dbName: name,
      // Undefined fields are left out, instead of being stored as null.
      ignoreUndefined: true,
      ...connectionOptions(uri),
      retryAttempts: 2,
    });
    const services = [BrowserCookies, Clock, DiskSpace, RateLimits];
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
