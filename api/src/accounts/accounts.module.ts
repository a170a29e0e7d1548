import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRecord, AccountRecordSchema } from './account.schema';
import { AccountLimits } from './account-limits';
import { AccountsService } from './accounts.service';
import { PasswordsService } from './passwords.service';
import { RegistrationService } from './registration.service';

const records = MongooseModule.forFeature([{ name: AccountRecord.name, schema: AccountRecordSchema }]);

@Module({
  imports: [records],
  providers: [AccountLimits, AccountsService, PasswordsService, RegistrationService],
  exports: [records, AccountLimits, AccountsService, PasswordsService, RegistrationService],
})
export class AccountsModule {}
