import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import './comment-commands';
import type { Database } from './database';

@Module({})
export class DatabaseModule {
  static register({ uri, name }: Database): DynamicModule {
    const connection = MongooseModule.forRoot(uri, {
      dbName: name,
      // Undefined fields are left out, instead of being stored as null.
      ignoreUndefined: true,
      // What was acknowledged must survive a failover.
      writeConcern: { w: 'majority', j: true },
      // A request is answered 503 rather than kept waiting.
      serverSelectionTimeoutMS: 3_000,
      // Requests beyond the pool's size wait for a connection, but not longer than a client would.
      waitQueueTimeoutMS: 8_000,
      socketTimeoutMS: 10_000,
      retryAttempts: 2,
    });
    return { module: DatabaseModule, imports: [connection] };
  }
}
