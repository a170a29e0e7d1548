import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts.module';
import { SessionRecord, SessionRecordSchema } from './session.schema';
import { SessionsService } from './sessions.service';

/** The sessions without the endpoints and the guard. */
@Module({
  imports: [MongooseModule.forFeature([{ name: SessionRecord.name, schema: SessionRecordSchema }]), AccountsModule],
  providers: [SessionsService],
  exports: [SessionsService],
})
export class SessionsModule {}
