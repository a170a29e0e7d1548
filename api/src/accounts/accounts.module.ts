import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountLimits } from './limits/account-limits';
import { PasswordsService } from './passwords/passwords.service';
import { AccountRecord, AccountRecordSchema } from './records/account.schema';
import { AccountsService } from './records/accounts.service';
import { RegistrationService } from './registration/registration.service';

const records = MongooseModule.forFeature([{ name: AccountRecord.name, schema: AccountRecordSchema }]);

@Module({
  imports: [records],
  providers: [AccountLimits, AccountsService, PasswordsService, RegistrationService],
  exports: [records, AccountLimits, AccountsService, PasswordsService, RegistrationService],
})
export class AccountsModule {}
