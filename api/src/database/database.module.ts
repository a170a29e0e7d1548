import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import './comment-commands';
import { connectionOptions } from './connection-options';
import type { Database } from './database';

@Module({})
export class DatabaseModule {
  static register({ uri, name }: Database): DynamicModule {
    const connection = MongooseModule.forRoot(uri, {
      dbName: name,
      // Undefined fields are left out, instead of being stored as null.
      ignoreUndefined: true,
      ...connectionOptions(uri),
      retryAttempts: 2,
    });
    return { module: DatabaseModule, imports: [connection] };
  }
}
