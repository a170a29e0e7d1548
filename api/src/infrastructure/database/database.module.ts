import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import './comment-commands';
import { connectionOptions } from './connection-options';
import { DATABASE, type Database } from './database';

@Module({})
export class DatabaseModule {
  static register(database: Database): DynamicModule {
    const { uri, name } = database;
    const connection = MongooseModule.forRoot(uri, {
      dbName: name,
      // Undefined fields are left out, instead of being stored as null.
      ignoreUndefined: true,
      ...connectionOptions(uri),
      retryAttempts: 2,
    });
    return {
      module: DatabaseModule,
      global: true,
      imports: [connection],
      providers: [{ provide: DATABASE, useValue: database }],
      exports: [DATABASE],
    };
  }
}
