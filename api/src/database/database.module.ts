import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Database } from './database';

@Module({})
export class DatabaseModule {
  static register({ uri, name }: Database): DynamicModule {
    const connection = MongooseModule.forRoot(uri, {
      dbName: name,
      // A field that is not there stays away, instead of becoming null.
      ignoreUndefined: true,
      // What was acknowledged must survive a failover.
      writeConcern: { w: 'majority', j: true },
      // A request would rather be told to come back than wait.
      serverSelectionTimeoutMS: 3_000,
      // When thousands come at once they wait for their turn; longer than this nobody would.
      waitQueueTimeoutMS: 8_000,
      socketTimeoutMS: 10_000,
      retryAttempts: 2,
    });
    return { module: DatabaseModule, imports: [connection] };
  }
}
