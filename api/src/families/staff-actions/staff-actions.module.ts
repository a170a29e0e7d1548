import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../../accounts/accounts.module';
import { StaffActionRecord, StaffActionRecordSchema } from './staff-action.schema';
import { StaffActionsService } from './staff-actions.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: StaffActionRecord.name, schema: StaffActionRecordSchema }]),
    AccountsModule,
  ],
  providers: [StaffActionsService],
  exports: [MongooseModule, StaffActionsService],
})
export class StaffActionsModule {}
