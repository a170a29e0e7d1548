import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRecord, AccountRecordSchema } from './account.schema';
import { AccountsService } from './accounts.service';
import { FirstAccounts } from './first-accounts';
import { PasswordsService } from './passwords.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: AccountRecord.name, schema: AccountRecordSchema }])],
  providers: [AccountsService, PasswordsService, FirstAccounts],
  exports: [AccountsService, PasswordsService],
})
export class AccountsModule {}
